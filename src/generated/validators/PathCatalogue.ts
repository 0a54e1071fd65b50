// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { PathCatalogue } from '../types.js';
import type { SchemaValidator } from './contract.js';

const kept0 = ["list","read","create","write","append","truncate","delete","delete-tree","move","metadata","metadata-tree","execute","cwd"];
const kept1 = ["none","list","read","decode","create","write","append","truncate","overwrite","delete","move","metadata","execute","hidden-execute","run-project","network","listen","privilege","process","persist","configure","vcs-read","vcs-write","vcs-discard","install","remote-read","remote-write","remote-delete","secret-read","shell-state","background","spawn","power","device","disarm","unknown"];
export const validatePathCatalogue: SchemaValidator<PathCatalogue> = validate350 as any;
const func0 = Object.prototype.hasOwnProperty;

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate351.errors = vErrors;
return errors === 0;
}


function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "list") || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "delete")) || (data === "delete-tree")) || (data === "move")) || (data === "metadata")) || (data === "metadata-tree")) || (data === "execute")) || (data === "cwd"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept0}, "must be equal to one of the allowed values");
errors++;
}
validate353.errors = vErrors;
return errors === 0;
}


function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "decode")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "hidden-execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "remote-delete")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "disarm")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept1}, "must be equal to one of the allowed values");
errors++;
}
validate356.errors = vErrors;
return errors === 0;
}


function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="paths.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.entries === undefined) || (!(func0.call(data, "entries")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "entries"}, "must have required property '"+"entries"+"'");
errors++;
}
if((data.system === undefined) || (!(func0.call(data, "system")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "system"}, "must have required property '"+"system"+"'");
errors++;
}
if((data.temporary === undefined) || (!(func0.call(data, "temporary")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "temporary"}, "must have required property '"+"temporary"+"'");
errors++;
}
if((data.inert === undefined) || (!(func0.call(data, "inert")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "inert"}, "must have required property '"+"inert"+"'");
errors++;
}
if((data.trustedBin === undefined) || (!(func0.call(data, "trustedBin")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "trustedBin"}, "must have required property '"+"trustedBin"+"'");
errors++;
}
if((data.open === undefined) || (!(func0.call(data, "open")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "open"}, "must have required property '"+"open"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "$schema") || (key0 === "entries")) || (key0 === "system")) || (key0 === "temporary")) || (key0 === "inert")) || (key0 === "trustedBin")) || (key0 === "open"))){
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
if(data.entries !== undefined && func0.call(data, "entries")){
let data1 = data.entries;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.class === undefined) || (!(func0.call(data2, "class")))){
vErrors = withError(vErrors, instancePath+"/entries/" + i0, "#/properties/entries/items/required", "required", {missingProperty: "class"}, "must have required property '"+"class"+"'");
errors++;
}
if((data2.why === undefined) || (!(func0.call(data2, "why")))){
vErrors = withError(vErrors, instancePath+"/entries/" + i0, "#/properties/entries/items/required", "required", {missingProperty: "why"}, "must have required property '"+"why"+"'");
errors++;
}
if((data2.paths === undefined) || (!(func0.call(data2, "paths")))){
vErrors = withError(vErrors, instancePath+"/entries/" + i0, "#/properties/entries/items/required", "required", {missingProperty: "paths"}, "must have required property '"+"paths"+"'");
errors++;
}
for(const key1 of Object.keys(data2)){
if(!((((((key1 === "class") || (key1 === "why")) || (key1 === "paths")) || (key1 === "except")) || (key1 === "denied")) || (key1 === "effects"))){
vErrors = withError(vErrors, instancePath+"/entries/" + i0, "#/properties/entries/items/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data2.class !== undefined && func0.call(data2, "class")){
if(typeof data2.class !== "string"){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/class", "#/properties/entries/items/properties/class/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data2.why !== undefined && func0.call(data2, "why")){
if(typeof data2.why !== "string"){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/why", "#/properties/entries/items/properties/why/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data2.paths !== undefined && func0.call(data2, "paths")){
let data5 = data2.paths;
if(Array.isArray(data5)){
if(data5.length < 1){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/paths", "#/properties/entries/items/properties/paths/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/paths/" + i1, "#/properties/entries/items/properties/paths/items/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/paths", "#/properties/entries/items/properties/paths/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data2.except !== undefined && func0.call(data2, "except")){
if(!(validate351(data2.except, {instancePath:instancePath+"/entries/" + i0+"/except",parentData:data2,parentDataProperty:"except",rootData}))){
vErrors = withErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
}
if(data2.denied !== undefined && func0.call(data2, "denied")){
let data8 = data2.denied;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validate353(data8[i2], {instancePath:instancePath+"/entries/" + i0+"/denied/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = withErrors(vErrors, validate353.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/denied", "#/properties/entries/items/properties/denied/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data2.effects !== undefined && func0.call(data2, "effects")){
let data10 = data2.effects;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.access === undefined) || (!(func0.call(data11, "access")))){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3, "#/properties/entries/items/properties/effects/items/required", "required", {missingProperty: "access"}, "must have required property '"+"access"+"'");
errors++;
}
if((data11.effects === undefined) || (!(func0.call(data11, "effects")))){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3, "#/properties/entries/items/properties/effects/items/required", "required", {missingProperty: "effects"}, "must have required property '"+"effects"+"'");
errors++;
}
for(const key2 of Object.keys(data11)){
if(!((key2 === "access") || (key2 === "effects"))){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3, "#/properties/entries/items/properties/effects/items/additionalProperties", "additionalProperties", {additionalProperty: key2}, "must NOT have additional properties");
errors++;
}
}
if(data11.access !== undefined && func0.call(data11, "access")){
let data12 = data11.access;
if(Array.isArray(data12)){
if(data12.length < 1){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3+"/access", "#/properties/entries/items/properties/effects/items/properties/access/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
if(!(validate353(data12[i4], {instancePath:instancePath+"/entries/" + i0+"/effects/" + i3+"/access/" + i4,parentData:data12,parentDataProperty:i4,rootData}))){
vErrors = withErrors(vErrors, validate353.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3+"/access", "#/properties/entries/items/properties/effects/items/properties/access/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data11.effects !== undefined && func0.call(data11, "effects")){
let data14 = data11.effects;
if(Array.isArray(data14)){
if(data14.length < 1){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3+"/effects", "#/properties/entries/items/properties/effects/items/properties/effects/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len5 = data14.length;
for(let i5=0; i5<len5; i5++){
if(!(validate356(data14[i5], {instancePath:instancePath+"/entries/" + i0+"/effects/" + i3+"/effects/" + i5,parentData:data14,parentDataProperty:i5,rootData}))){
vErrors = withErrors(vErrors, validate356.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3+"/effects", "#/properties/entries/items/properties/effects/items/properties/effects/type", "type", {type: "array"}, "must be array");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3, "#/properties/entries/items/properties/effects/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects", "#/properties/entries/items/properties/effects/type", "type", {type: "array"}, "must be array");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries/" + i0, "#/properties/entries/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries", "#/properties/entries/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.system !== undefined && func0.call(data, "system")){
if(!(validate351(data.system, {instancePath:instancePath+"/system",parentData:data,parentDataProperty:"system",rootData}))){
vErrors = withErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
}
if(data.temporary !== undefined && func0.call(data, "temporary")){
if(!(validate351(data.temporary, {instancePath:instancePath+"/temporary",parentData:data,parentDataProperty:"temporary",rootData}))){
vErrors = withErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
}
if(data.inert !== undefined && func0.call(data, "inert")){
if(!(validate351(data.inert, {instancePath:instancePath+"/inert",parentData:data,parentDataProperty:"inert",rootData}))){
vErrors = withErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
}
if(data.trustedBin !== undefined && func0.call(data, "trustedBin")){
if(!(validate351(data.trustedBin, {instancePath:instancePath+"/trustedBin",parentData:data,parentDataProperty:"trustedBin",rootData}))){
vErrors = withErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
}
if(data.open !== undefined && func0.call(data, "open")){
if(!(validate351(data.open, {instancePath:instancePath+"/open",parentData:data,parentDataProperty:"open",rootData}))){
vErrors = withErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate350.errors = vErrors;
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
