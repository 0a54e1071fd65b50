// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { HostCatalogue } from '../types.js';
import type { SchemaValidator } from './contract.js';

export const validateHostCatalogue: SchemaValidator<HostCatalogue> = validate249 as any;
const func0 = Object.prototype.hasOwnProperty;

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate250.errors = vErrors;
return errors === 0;
}


function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="hosts.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.metadata === undefined) || (!(func0.call(data, "metadata")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "metadata"}, "must have required property '"+"metadata"+"'");
errors++;
}
if((data.loopback === undefined) || (!(func0.call(data, "loopback")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "loopback"}, "must have required property '"+"loopback"+"'");
errors++;
}
if((data.redirectPrefixes === undefined) || (!(func0.call(data, "redirectPrefixes")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "redirectPrefixes"}, "must have required property '"+"redirectPrefixes"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "$schema") || (key0 === "metadata")) || (key0 === "loopback")) || (key0 === "redirectPrefixes"))){
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
if(data.metadata !== undefined && func0.call(data, "metadata")){
if(!(validate250(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = withErrors(vErrors, validate250.errors);
errors = vErrors.length;
}
}
if(data.loopback !== undefined && func0.call(data, "loopback")){
if(!(validate250(data.loopback, {instancePath:instancePath+"/loopback",parentData:data,parentDataProperty:"loopback",rootData}))){
vErrors = withErrors(vErrors, validate250.errors);
errors = vErrors.length;
}
}
if(data.redirectPrefixes !== undefined && func0.call(data, "redirectPrefixes")){
if(!(validate250(data.redirectPrefixes, {instancePath:instancePath+"/redirectPrefixes",parentData:data,parentDataProperty:"redirectPrefixes",rootData}))){
vErrors = withErrors(vErrors, validate250.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate249.errors = vErrors;
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
