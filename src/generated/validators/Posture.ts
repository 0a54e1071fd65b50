// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { Posture } from '../types.js';
import type { SchemaValidator } from './contract.js';

const kept0 = ["none","list","read","decode","create","write","append","truncate","overwrite","delete","move","metadata","execute","hidden-execute","run-project","network","listen","privilege","process","persist","configure","vcs-read","vcs-write","vcs-discard","install","remote-read","remote-write","remote-delete","secret-read","shell-state","background","spawn","power","device","disarm","unknown"];
export const validatePosture: SchemaValidator<Posture> = validate363 as any;
const func0 = Object.prototype.hasOwnProperty;

function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "decode")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "hidden-execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "remote-delete")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "disarm")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept0}, "must be equal to one of the allowed values");
errors++;
}
validate364.errors = vErrors;
return errors === 0;
}


function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="posture.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "id"}, "must have required property '"+"id"+"'");
errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "title"}, "must have required property '"+"title"+"'");
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "description"}, "must have required property '"+"description"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "$schema") || (key0 === "id")) || (key0 === "title")) || (key0 === "description")) || (key0 === "cap")) || (key0 === "grantable")) || (key0 === "canAsk"))){
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
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, instancePath+"/id", "#/properties/id/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
vErrors = withError(vErrors, instancePath+"/title", "#/properties/title/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
vErrors = withError(vErrors, instancePath+"/description", "#/properties/description/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.cap !== undefined && func0.call(data, "cap")){
let data4 = data.cap;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate364(data4[i0], {instancePath:instancePath+"/cap/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate364.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/cap", "#/properties/cap/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.grantable !== undefined && func0.call(data, "grantable")){
if(typeof data.grantable !== "boolean"){
vErrors = withError(vErrors, instancePath+"/grantable", "#/properties/grantable/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.canAsk !== undefined && func0.call(data, "canAsk")){
if(typeof data.canAsk !== "boolean"){
vErrors = withError(vErrors, instancePath+"/canAsk", "#/properties/canAsk/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate363.errors = vErrors;
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
