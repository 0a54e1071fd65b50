// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { SecretCatalogue } from '../types.js';
import type { SchemaValidator } from './contract.js';

const kept0 = ["upper","word","dashed","dotted","base64"];
export const validateSecretCatalogue: SchemaValidator<SecretCatalogue> = validate366 as any;
const func0 = Object.prototype.hasOwnProperty;
const func825 = codePointLength;

function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(typeof data[i0] !== "string"){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/items/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate367.errors = vErrors;
return errors === 0;
}


function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="secrets.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tokens === undefined) || (!(func0.call(data, "tokens")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "tokens"}, "must have required property '"+"tokens"+"'");
errors++;
}
if((data.names === undefined) || (!(func0.call(data, "names")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "names"}, "must have required property '"+"names"+"'");
errors++;
}
if((data.headers === undefined) || (!(func0.call(data, "headers")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "headers"}, "must have required property '"+"headers"+"'");
errors++;
}
if((data.schemes === undefined) || (!(func0.call(data, "schemes")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "schemes"}, "must have required property '"+"schemes"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "$schema") || (key0 === "tokens")) || (key0 === "names")) || (key0 === "headers")) || (key0 === "schemes"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
if(typeof data.$schema !== "string"){
vErrors = withError(vErrors, instancePath+"/$schema", "#/properties/%24schema/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.tokens !== undefined && func0.call(data, "tokens")){
let data1 = data.tokens;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.prefixes === undefined) || (!(func0.call(data2, "prefixes")))){
vErrors = withError(vErrors, instancePath+"/tokens/" + i0, "#/properties/tokens/items/required", "required", {missingProperty: "prefixes"}, "must have required property '"+"prefixes"+"'");
errors++;
}
if((data2.of === undefined) || (!(func0.call(data2, "of")))){
vErrors = withError(vErrors, instancePath+"/tokens/" + i0, "#/properties/tokens/items/required", "required", {missingProperty: "of"}, "must have required property '"+"of"+"'");
errors++;
}
if((data2.atLeast === undefined) || (!(func0.call(data2, "atLeast")))){
vErrors = withError(vErrors, instancePath+"/tokens/" + i0, "#/properties/tokens/items/required", "required", {missingProperty: "atLeast"}, "must have required property '"+"atLeast"+"'");
errors++;
}
if((data2.why === undefined) || (!(func0.call(data2, "why")))){
vErrors = withError(vErrors, instancePath+"/tokens/" + i0, "#/properties/tokens/items/required", "required", {missingProperty: "why"}, "must have required property '"+"why"+"'");
errors++;
}
for(const key1 of Object.keys(data2)){
if(!((((key1 === "prefixes") || (key1 === "of")) || (key1 === "atLeast")) || (key1 === "why"))){
vErrors = withError(vErrors, instancePath+"/tokens/" + i0, "#/properties/tokens/items/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data2.prefixes !== undefined && func0.call(data2, "prefixes")){
let data3 = data2.prefixes;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func825(data4) < 2){
vErrors = withError(vErrors, instancePath+"/tokens/" + i0+"/prefixes/" + i1, "#/properties/tokens/items/properties/prefixes/items/minLength", "minLength", {limit: 2}, "must NOT have fewer than 2 characters");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/tokens/" + i0+"/prefixes/" + i1, "#/properties/tokens/items/properties/prefixes/items/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tokens/" + i0+"/prefixes", "#/properties/tokens/items/properties/prefixes/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data2.of !== undefined && func0.call(data2, "of")){
let data5 = data2.of;
if(!(((((data5 === "upper") || (data5 === "word")) || (data5 === "dashed")) || (data5 === "dotted")) || (data5 === "base64"))){
vErrors = withError(vErrors, instancePath+"/tokens/" + i0+"/of", "#/properties/tokens/items/properties/of/enum", "enum", {allowedValues: kept0}, "must be equal to one of the allowed values");
errors++;
}
}
if(data2.atLeast !== undefined && func0.call(data2, "atLeast")){
let data6 = data2.atLeast;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = withError(vErrors, instancePath+"/tokens/" + i0+"/atLeast", "#/properties/tokens/items/properties/atLeast/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/tokens/" + i0+"/atLeast", "#/properties/tokens/items/properties/atLeast/minimum", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
errors++;
}
}
}
if(data2.why !== undefined && func0.call(data2, "why")){
if(typeof data2.why !== "string"){
vErrors = withError(vErrors, instancePath+"/tokens/" + i0+"/why", "#/properties/tokens/items/properties/why/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tokens/" + i0, "#/properties/tokens/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tokens", "#/properties/tokens/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.names !== undefined && func0.call(data, "names")){
let data8 = data.names;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(Array.isArray(data9)){
if(data9.length < 1){
vErrors = withError(vErrors, instancePath+"/names/" + i2, "#/properties/names/items/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(typeof data9[i3] !== "string"){
vErrors = withError(vErrors, instancePath+"/names/" + i2+"/" + i3, "#/properties/names/items/items/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/names/" + i2, "#/properties/names/items/type", "type", {type: "array"}, "must be array");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/names", "#/properties/names/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate367(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData}))){
vErrors = withErrors(vErrors, validate367.errors);
errors = vErrors.length;
}
}
if(data.schemes !== undefined && func0.call(data, "schemes")){
if(!(validate367(data.schemes, {instancePath:instancePath+"/schemes",parentData:data,parentDataProperty:"schemes",rootData}))){
vErrors = withErrors(vErrors, validate367.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate366.errors = vErrors;
return errors === 0;
}

function withErrors(before, more) {
if (before === null) return more;
for (const error of more) before.push(error);
return before;
}

function withError(before, instancePath, schemaPath, keyword, params, message) {
const error = { instancePath, schemaPath, keyword, params, message };
if (before === null) return [error];
before.push(error);
return before;
}

function codePointLength(text) {
let length = 0;
for (const _ of text) length++;
return length;
}
