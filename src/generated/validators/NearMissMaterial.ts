// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { NearMissMaterial } from '../types.js';
import type { SchemaValidator } from './contract.js';

const kept0 = ["none","list","read","decode","create","write","append","truncate","overwrite","delete","move","metadata","execute","hidden-execute","run-project","network","listen","privilege","process","persist","configure","vcs-read","vcs-write","vcs-discard","install","remote-read","remote-write","remote-delete","secret-read","shell-state","background","spawn","power","device","disarm","unknown"];
const kept1 = {"$schema":0,"payloads":0,"forms":0,"words":0,"paths":0,"spelledPaths":0,"places":0,"moves":0,"targets":0,"sources":0,"hosts":0,"effects":0,"values":0,"undecoded":0,"unknownPrograms":0};
const kept2 = ["review","deny"];
const kept3 = ["appended","prepended","piped","piped-into-interpreter","nested","shell-text","here-document","encoded"];
export const validateNearMissMaterial: SchemaValidator<NearMissMaterial> = validate254 as any;
const func0 = Object.prototype.hasOwnProperty;

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
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
validate255.errors = vErrors;
return errors === 0;
}


function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "decode")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "hidden-execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "remote-delete")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "disarm")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept0}, "must be equal to one of the allowed values");
errors++;
}
validate263.errors = vErrors;
return errors === 0;
}


function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="near-misses.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.payloads === undefined) || (!(func0.call(data, "payloads")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "payloads"}, "must have required property '"+"payloads"+"'");
errors++;
}
if((data.forms === undefined) || (!(func0.call(data, "forms")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "forms"}, "must have required property '"+"forms"+"'");
errors++;
}
if((data.words === undefined) || (!(func0.call(data, "words")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "words"}, "must have required property '"+"words"+"'");
errors++;
}
if((data.paths === undefined) || (!(func0.call(data, "paths")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "paths"}, "must have required property '"+"paths"+"'");
errors++;
}
if((data.spelledPaths === undefined) || (!(func0.call(data, "spelledPaths")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "spelledPaths"}, "must have required property '"+"spelledPaths"+"'");
errors++;
}
if((data.places === undefined) || (!(func0.call(data, "places")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "places"}, "must have required property '"+"places"+"'");
errors++;
}
if((data.moves === undefined) || (!(func0.call(data, "moves")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "moves"}, "must have required property '"+"moves"+"'");
errors++;
}
if((data.targets === undefined) || (!(func0.call(data, "targets")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "targets"}, "must have required property '"+"targets"+"'");
errors++;
}
if((data.sources === undefined) || (!(func0.call(data, "sources")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "sources"}, "must have required property '"+"sources"+"'");
errors++;
}
if((data.hosts === undefined) || (!(func0.call(data, "hosts")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "hosts"}, "must have required property '"+"hosts"+"'");
errors++;
}
if((data.effects === undefined) || (!(func0.call(data, "effects")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "effects"}, "must have required property '"+"effects"+"'");
errors++;
}
if((data.values === undefined) || (!(func0.call(data, "values")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "values"}, "must have required property '"+"values"+"'");
errors++;
}
if((data.undecoded === undefined) || (!(func0.call(data, "undecoded")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "undecoded"}, "must have required property '"+"undecoded"+"'");
errors++;
}
if((data.unknownPrograms === undefined) || (!(func0.call(data, "unknownPrograms")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "unknownPrograms"}, "must have required property '"+"unknownPrograms"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(kept1, key0))){
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
if(data.payloads !== undefined && func0.call(data, "payloads")){
let data1 = data.payloads;
if(Array.isArray(data1)){
if(data1.length < 1){
vErrors = withError(vErrors, instancePath+"/payloads", "#/properties/payloads/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.text === undefined) || (!(func0.call(data2, "text")))){
vErrors = withError(vErrors, instancePath+"/payloads/" + i0, "#/properties/payloads/items/required", "required", {missingProperty: "text"}, "must have required property '"+"text"+"'");
errors++;
}
if((data2.alone === undefined) || (!(func0.call(data2, "alone")))){
vErrors = withError(vErrors, instancePath+"/payloads/" + i0, "#/properties/payloads/items/required", "required", {missingProperty: "alone"}, "must have required property '"+"alone"+"'");
errors++;
}
if((data2.why === undefined) || (!(func0.call(data2, "why")))){
vErrors = withError(vErrors, instancePath+"/payloads/" + i0, "#/properties/payloads/items/required", "required", {missingProperty: "why"}, "must have required property '"+"why"+"'");
errors++;
}
for(const key1 of Object.keys(data2)){
if(!(((key1 === "text") || (key1 === "alone")) || (key1 === "why"))){
vErrors = withError(vErrors, instancePath+"/payloads/" + i0, "#/properties/payloads/items/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data2.text !== undefined && func0.call(data2, "text")){
if(typeof data2.text !== "string"){
vErrors = withError(vErrors, instancePath+"/payloads/" + i0+"/text", "#/properties/payloads/items/properties/text/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data2.alone !== undefined && func0.call(data2, "alone")){
let data4 = data2.alone;
if(!((data4 === "review") || (data4 === "deny"))){
vErrors = withError(vErrors, instancePath+"/payloads/" + i0+"/alone", "#/properties/payloads/items/properties/alone/enum", "enum", {allowedValues: kept2}, "must be equal to one of the allowed values");
errors++;
}
}
if(data2.why !== undefined && func0.call(data2, "why")){
if(typeof data2.why !== "string"){
vErrors = withError(vErrors, instancePath+"/payloads/" + i0+"/why", "#/properties/payloads/items/properties/why/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/payloads/" + i0, "#/properties/payloads/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/payloads", "#/properties/payloads/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.forms !== undefined && func0.call(data, "forms")){
let data6 = data.forms;
if(Array.isArray(data6)){
if(data6.length < 1){
vErrors = withError(vErrors, instancePath+"/forms", "#/properties/forms/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.kind === undefined) || (!(func0.call(data7, "kind")))){
vErrors = withError(vErrors, instancePath+"/forms/" + i1, "#/properties/forms/items/required", "required", {missingProperty: "kind"}, "must have required property '"+"kind"+"'");
errors++;
}
if((data7.text === undefined) || (!(func0.call(data7, "text")))){
vErrors = withError(vErrors, instancePath+"/forms/" + i1, "#/properties/forms/items/required", "required", {missingProperty: "text"}, "must have required property '"+"text"+"'");
errors++;
}
for(const key2 of Object.keys(data7)){
if(!(((key2 === "kind") || (key2 === "text")) || (key2 === "denies"))){
vErrors = withError(vErrors, instancePath+"/forms/" + i1, "#/properties/forms/items/additionalProperties", "additionalProperties", {additionalProperty: key2}, "must NOT have additional properties");
errors++;
}
}
if(data7.kind !== undefined && func0.call(data7, "kind")){
let data8 = data7.kind;
if(!((((((((data8 === "appended") || (data8 === "prepended")) || (data8 === "piped")) || (data8 === "piped-into-interpreter")) || (data8 === "nested")) || (data8 === "shell-text")) || (data8 === "here-document")) || (data8 === "encoded"))){
vErrors = withError(vErrors, instancePath+"/forms/" + i1+"/kind", "#/properties/forms/items/properties/kind/enum", "enum", {allowedValues: kept3}, "must be equal to one of the allowed values");
errors++;
}
}
if(data7.text !== undefined && func0.call(data7, "text")){
if(typeof data7.text !== "string"){
vErrors = withError(vErrors, instancePath+"/forms/" + i1+"/text", "#/properties/forms/items/properties/text/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data7.denies !== undefined && func0.call(data7, "denies")){
if(typeof data7.denies !== "boolean"){
vErrors = withError(vErrors, instancePath+"/forms/" + i1+"/denies", "#/properties/forms/items/properties/denies/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/forms/" + i1, "#/properties/forms/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/forms", "#/properties/forms/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.words !== undefined && func0.call(data, "words")){
let data11 = data.words;
if(Array.isArray(data11)){
if(data11.length < 1){
vErrors = withError(vErrors, instancePath+"/words", "#/properties/words/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.text === undefined) || (!(func0.call(data12, "text")))){
vErrors = withError(vErrors, instancePath+"/words/" + i2, "#/properties/words/items/required", "required", {missingProperty: "text"}, "must have required property '"+"text"+"'");
errors++;
}
for(const key3 of Object.keys(data12)){
if(!(((key3 === "text") || (key3 === "denies")) || (key3 === "whole"))){
vErrors = withError(vErrors, instancePath+"/words/" + i2, "#/properties/words/items/additionalProperties", "additionalProperties", {additionalProperty: key3}, "must NOT have additional properties");
errors++;
}
}
if(data12.text !== undefined && func0.call(data12, "text")){
if(typeof data12.text !== "string"){
vErrors = withError(vErrors, instancePath+"/words/" + i2+"/text", "#/properties/words/items/properties/text/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data12.denies !== undefined && func0.call(data12, "denies")){
if(typeof data12.denies !== "boolean"){
vErrors = withError(vErrors, instancePath+"/words/" + i2+"/denies", "#/properties/words/items/properties/denies/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data12.whole !== undefined && func0.call(data12, "whole")){
if(typeof data12.whole !== "boolean"){
vErrors = withError(vErrors, instancePath+"/words/" + i2+"/whole", "#/properties/words/items/properties/whole/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/words/" + i2, "#/properties/words/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/words", "#/properties/words/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
if(!(validate255(data.paths, {instancePath:instancePath+"/paths",parentData:data,parentDataProperty:"paths",rootData}))){
vErrors = withErrors(vErrors, validate255.errors);
errors = vErrors.length;
}
}
if(data.spelledPaths !== undefined && func0.call(data, "spelledPaths")){
if(!(validate255(data.spelledPaths, {instancePath:instancePath+"/spelledPaths",parentData:data,parentDataProperty:"spelledPaths",rootData}))){
vErrors = withErrors(vErrors, validate255.errors);
errors = vErrors.length;
}
}
if(data.places !== undefined && func0.call(data, "places")){
if(!(validate255(data.places, {instancePath:instancePath+"/places",parentData:data,parentDataProperty:"places",rootData}))){
vErrors = withErrors(vErrors, validate255.errors);
errors = vErrors.length;
}
}
if(data.moves !== undefined && func0.call(data, "moves")){
if(!(validate255(data.moves, {instancePath:instancePath+"/moves",parentData:data,parentDataProperty:"moves",rootData}))){
vErrors = withErrors(vErrors, validate255.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined && func0.call(data, "targets")){
if(!(validate255(data.targets, {instancePath:instancePath+"/targets",parentData:data,parentDataProperty:"targets",rootData}))){
vErrors = withErrors(vErrors, validate255.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
if(!(validate255(data.sources, {instancePath:instancePath+"/sources",parentData:data,parentDataProperty:"sources",rootData}))){
vErrors = withErrors(vErrors, validate255.errors);
errors = vErrors.length;
}
}
if(data.hosts !== undefined && func0.call(data, "hosts")){
if(!(validate255(data.hosts, {instancePath:instancePath+"/hosts",parentData:data,parentDataProperty:"hosts",rootData}))){
vErrors = withErrors(vErrors, validate255.errors);
errors = vErrors.length;
}
}
if(data.effects !== undefined && func0.call(data, "effects")){
let data23 = data.effects;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
if(!(validate263(data23[i3], {instancePath:instancePath+"/effects/" + i3,parentData:data23,parentDataProperty:i3,rootData}))){
vErrors = withErrors(vErrors, validate263.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/effects", "#/properties/effects/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.values !== undefined && func0.call(data, "values")){
let data25 = data.values;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key4 of Object.keys(data25)){
if(!(validate255(data25[key4], {instancePath:instancePath+"/values/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data25,parentDataProperty:key4,rootData}))){
vErrors = withErrors(vErrors, validate255.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/values", "#/properties/values/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.undecoded !== undefined && func0.call(data, "undecoded")){
if(!(validate255(data.undecoded, {instancePath:instancePath+"/undecoded",parentData:data,parentDataProperty:"undecoded",rootData}))){
vErrors = withErrors(vErrors, validate255.errors);
errors = vErrors.length;
}
}
if(data.unknownPrograms !== undefined && func0.call(data, "unknownPrograms")){
if(!(validate255(data.unknownPrograms, {instancePath:instancePath+"/unknownPrograms",parentData:data,parentDataProperty:"unknownPrograms",rootData}))){
vErrors = withErrors(vErrors, validate255.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate254.errors = vErrors;
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
