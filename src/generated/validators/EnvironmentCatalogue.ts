// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { EnvironmentCatalogue } from '../types.js';
import type { SchemaValidator } from './contract.js';

const kept0 = ["none","list","read","decode","create","write","append","truncate","overwrite","delete","move","metadata","execute","hidden-execute","run-project","network","listen","privilege","process","persist","configure","vcs-read","vcs-write","vcs-discard","install","remote-read","remote-write","remote-delete","secret-read","shell-state","background","spawn","power","device","disarm","unknown"];
const kept1 = ["data","list","read","create","write","unpack","append","edit","archive","archive-read","truncate","delete","delete-tree","delete-below","delete-empty","move","destination","destination-tree","link-target","metadata","metadata-tree","execute","cwd","device","url","url-send","host","listen","send","send-file","send-at","header","shell","shell-here","shell-later","zsh","posix","sed","awk","jq","script","command","arguments","variable","assignment","environment","alias","module","package","target","refuse"];
const kept2 = ["shell","temporary"];
export const validateEnvironmentCatalogue: SchemaValidator<EnvironmentCatalogue> = validate208 as any;
const func0 = Object.prototype.hasOwnProperty;

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate209.errors = vErrors;
return errors === 0;
}


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "decode")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "hidden-execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "remote-delete")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "disarm")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept0}, "must be equal to one of the allowed values");
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate215(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate215.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}


function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((data === "data") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "unpack")) || (data === "append")) || (data === "edit")) || (data === "archive")) || (data === "archive-read")) || (data === "truncate")) || (data === "delete")) || (data === "delete-tree")) || (data === "delete-below")) || (data === "delete-empty")) || (data === "move")) || (data === "destination")) || (data === "destination-tree")) || (data === "link-target")) || (data === "metadata")) || (data === "metadata-tree")) || (data === "execute")) || (data === "cwd")) || (data === "device")) || (data === "url")) || (data === "url-send")) || (data === "host")) || (data === "listen")) || (data === "send")) || (data === "send-file")) || (data === "send-at")) || (data === "header")) || (data === "shell")) || (data === "shell-here")) || (data === "shell-later")) || (data === "zsh")) || (data === "posix")) || (data === "sed")) || (data === "awk")) || (data === "jq")) || (data === "script")) || (data === "command")) || (data === "arguments")) || (data === "variable")) || (data === "assignment")) || (data === "environment")) || (data === "alias")) || (data === "module")) || (data === "package")) || (data === "target")) || (data === "refuse"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept1}, "must be equal to one of the allowed values");
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="environment.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.harmless === undefined) || (!(func0.call(data, "harmless")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "harmless"}, "must have required property '"+"harmless"+"'");
errors++;
}
if((data.safe === undefined) || (!(func0.call(data, "safe")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "safe"}, "must have required property '"+"safe"+"'");
errors++;
}
if((data.injecting === undefined) || (!(func0.call(data, "injecting")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "injecting"}, "must have required property '"+"injecting"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "$schema") || (key0 === "harmless")) || (key0 === "safe")) || (key0 === "injecting"))){
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
if(data.harmless !== undefined && func0.call(data, "harmless")){
let data1 = data.harmless;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.names === undefined) || (!(func0.call(data2, "names")))){
vErrors = withError(vErrors, instancePath+"/harmless/" + i0, "#/properties/harmless/items/required", "required", {missingProperty: "names"}, "must have required property '"+"names"+"'");
errors++;
}
if((data2.prefixes === undefined) || (!(func0.call(data2, "prefixes")))){
vErrors = withError(vErrors, instancePath+"/harmless/" + i0, "#/properties/harmless/items/required", "required", {missingProperty: "prefixes"}, "must have required property '"+"prefixes"+"'");
errors++;
}
if((data2.why === undefined) || (!(func0.call(data2, "why")))){
vErrors = withError(vErrors, instancePath+"/harmless/" + i0, "#/properties/harmless/items/required", "required", {missingProperty: "why"}, "must have required property '"+"why"+"'");
errors++;
}
for(const key1 of Object.keys(data2)){
if(!(((key1 === "names") || (key1 === "prefixes")) || (key1 === "why"))){
vErrors = withError(vErrors, instancePath+"/harmless/" + i0, "#/properties/harmless/items/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data2.names !== undefined && func0.call(data2, "names")){
if(!(validate209(data2.names, {instancePath:instancePath+"/harmless/" + i0+"/names",parentData:data2,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate209.errors);
errors = vErrors.length;
}
}
if(data2.prefixes !== undefined && func0.call(data2, "prefixes")){
if(!(validate209(data2.prefixes, {instancePath:instancePath+"/harmless/" + i0+"/prefixes",parentData:data2,parentDataProperty:"prefixes",rootData}))){
vErrors = withErrors(vErrors, validate209.errors);
errors = vErrors.length;
}
}
if(data2.why !== undefined && func0.call(data2, "why")){
if(typeof data2.why !== "string"){
vErrors = withError(vErrors, instancePath+"/harmless/" + i0+"/why", "#/properties/harmless/items/properties/why/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/harmless/" + i0, "#/properties/harmless/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/harmless", "#/properties/harmless/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.safe !== undefined && func0.call(data, "safe")){
let data6 = data.safe;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.names === undefined) || (!(func0.call(data7, "names")))){
vErrors = withError(vErrors, instancePath+"/safe/" + i1, "#/properties/safe/items/required", "required", {missingProperty: "names"}, "must have required property '"+"names"+"'");
errors++;
}
if((data7.words === undefined) || (!(func0.call(data7, "words")))){
vErrors = withError(vErrors, instancePath+"/safe/" + i1, "#/properties/safe/items/required", "required", {missingProperty: "words"}, "must have required property '"+"words"+"'");
errors++;
}
if((data7.why === undefined) || (!(func0.call(data7, "why")))){
vErrors = withError(vErrors, instancePath+"/safe/" + i1, "#/properties/safe/items/required", "required", {missingProperty: "why"}, "must have required property '"+"why"+"'");
errors++;
}
for(const key2 of Object.keys(data7)){
if(!((((key2 === "names") || (key2 === "words")) || (key2 === "effects")) || (key2 === "why"))){
vErrors = withError(vErrors, instancePath+"/safe/" + i1, "#/properties/safe/items/additionalProperties", "additionalProperties", {additionalProperty: key2}, "must NOT have additional properties");
errors++;
}
}
if(data7.names !== undefined && func0.call(data7, "names")){
if(!(validate209(data7.names, {instancePath:instancePath+"/safe/" + i1+"/names",parentData:data7,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate209.errors);
errors = vErrors.length;
}
}
if(data7.words !== undefined && func0.call(data7, "words")){
if(!(validate209(data7.words, {instancePath:instancePath+"/safe/" + i1+"/words",parentData:data7,parentDataProperty:"words",rootData}))){
vErrors = withErrors(vErrors, validate209.errors);
errors = vErrors.length;
}
}
if(data7.effects !== undefined && func0.call(data7, "effects")){
if(!(validate214(data7.effects, {instancePath:instancePath+"/safe/" + i1+"/effects",parentData:data7,parentDataProperty:"effects",rootData}))){
vErrors = withErrors(vErrors, validate214.errors);
errors = vErrors.length;
}
}
if(data7.why !== undefined && func0.call(data7, "why")){
if(typeof data7.why !== "string"){
vErrors = withError(vErrors, instancePath+"/safe/" + i1+"/why", "#/properties/safe/items/properties/why/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/safe/" + i1, "#/properties/safe/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/safe", "#/properties/safe/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.injecting !== undefined && func0.call(data, "injecting")){
let data12 = data.injecting;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.names === undefined) || (!(func0.call(data13, "names")))){
vErrors = withError(vErrors, instancePath+"/injecting/" + i2, "#/properties/injecting/items/required", "required", {missingProperty: "names"}, "must have required property '"+"names"+"'");
errors++;
}
if((data13.prefixes === undefined) || (!(func0.call(data13, "prefixes")))){
vErrors = withError(vErrors, instancePath+"/injecting/" + i2, "#/properties/injecting/items/required", "required", {missingProperty: "prefixes"}, "must have required property '"+"prefixes"+"'");
errors++;
}
if((data13.effects === undefined) || (!(func0.call(data13, "effects")))){
vErrors = withError(vErrors, instancePath+"/injecting/" + i2, "#/properties/injecting/items/required", "required", {missingProperty: "effects"}, "must have required property '"+"effects"+"'");
errors++;
}
if((data13.why === undefined) || (!(func0.call(data13, "why")))){
vErrors = withError(vErrors, instancePath+"/injecting/" + i2, "#/properties/injecting/items/required", "required", {missingProperty: "why"}, "must have required property '"+"why"+"'");
errors++;
}
for(const key3 of Object.keys(data13)){
if(!((((((key3 === "hides") || (key3 === "names")) || (key3 === "prefixes")) || (key3 === "role")) || (key3 === "effects")) || (key3 === "why"))){
vErrors = withError(vErrors, instancePath+"/injecting/" + i2, "#/properties/injecting/items/additionalProperties", "additionalProperties", {additionalProperty: key3}, "must NOT have additional properties");
errors++;
}
}
if(data13.hides !== undefined && func0.call(data13, "hides")){
let data14 = data13.hides;
if(!((data14 === "shell") || (data14 === "temporary"))){
vErrors = withError(vErrors, instancePath+"/injecting/" + i2+"/hides", "#/properties/injecting/items/properties/hides/enum", "enum", {allowedValues: kept2}, "must be equal to one of the allowed values");
errors++;
}
}
if(data13.names !== undefined && func0.call(data13, "names")){
if(!(validate209(data13.names, {instancePath:instancePath+"/injecting/" + i2+"/names",parentData:data13,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate209.errors);
errors = vErrors.length;
}
}
if(data13.prefixes !== undefined && func0.call(data13, "prefixes")){
if(!(validate209(data13.prefixes, {instancePath:instancePath+"/injecting/" + i2+"/prefixes",parentData:data13,parentDataProperty:"prefixes",rootData}))){
vErrors = withErrors(vErrors, validate209.errors);
errors = vErrors.length;
}
}
if(data13.role !== undefined && func0.call(data13, "role")){
if(!(validate220(data13.role, {instancePath:instancePath+"/injecting/" + i2+"/role",parentData:data13,parentDataProperty:"role",rootData}))){
vErrors = withErrors(vErrors, validate220.errors);
errors = vErrors.length;
}
}
if(data13.effects !== undefined && func0.call(data13, "effects")){
if(!(validate214(data13.effects, {instancePath:instancePath+"/injecting/" + i2+"/effects",parentData:data13,parentDataProperty:"effects",rootData}))){
vErrors = withErrors(vErrors, validate214.errors);
errors = vErrors.length;
}
}
if(data13.why !== undefined && func0.call(data13, "why")){
if(typeof data13.why !== "string"){
vErrors = withError(vErrors, instancePath+"/injecting/" + i2+"/why", "#/properties/injecting/items/properties/why/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/injecting/" + i2, "#/properties/injecting/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/injecting", "#/properties/injecting/type", "type", {type: "array"}, "must be array");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate208.errors = vErrors;
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
