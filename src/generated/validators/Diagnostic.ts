// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { Diagnostic } from '../types.js';
import type { SchemaValidator } from './contract.js';

const kept0 = ["input-not-text","input-too-long","input-control-character","input-surrogate","input-missing-field","input-ambiguous","guard-switch","parse-error","parse-failure","nesting-too-deep","too-many-commands","too-many-words","work-limit","unmodelled-syntax","word-touches","redirect-target-expanded-twice","glued-continuation","word-decoders-disagree","tilde-in-word","arithmetic-quoting","ambiguous-parenthesis","quote-in-expansion","nested-here-document","here-document-unterminated","evaluated-name","name-redefined","witnesses-disagree","text-nesting","computed-program","empty-program"];
const kept1 = ["info","warning","error"];
export const validateDiagnostic: SchemaValidator<Diagnostic> = validate176 as any;
const func0 = Object.prototype.hasOwnProperty;

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 2){
vErrors = withError(vErrors, instancePath, "#/maxItems", "maxItems", {limit: 2}, "must NOT have more than 2 items");
errors++;
}
if(data.length < 2){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 2}, "must NOT have fewer than 2 items");
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/items/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/items/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="diagnostic.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.code === undefined) || (!(func0.call(data, "code")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "code"}, "must have required property '"+"code"+"'");
errors++;
}
if((data.severity === undefined) || (!(func0.call(data, "severity")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "severity"}, "must have required property '"+"severity"+"'");
errors++;
}
if((data.span === undefined) || (!(func0.call(data, "span")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "span"}, "must have required property '"+"span"+"'");
errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "message"}, "must have required property '"+"message"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "code") || (key0 === "severity")) || (key0 === "span")) || (key0 === "message")) || (key0 === "hint"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
let data0 = data.code;
if(!((((((((((((((((((((((((((((((data0 === "input-not-text") || (data0 === "input-too-long")) || (data0 === "input-control-character")) || (data0 === "input-surrogate")) || (data0 === "input-missing-field")) || (data0 === "input-ambiguous")) || (data0 === "guard-switch")) || (data0 === "parse-error")) || (data0 === "parse-failure")) || (data0 === "nesting-too-deep")) || (data0 === "too-many-commands")) || (data0 === "too-many-words")) || (data0 === "work-limit")) || (data0 === "unmodelled-syntax")) || (data0 === "word-touches")) || (data0 === "redirect-target-expanded-twice")) || (data0 === "glued-continuation")) || (data0 === "word-decoders-disagree")) || (data0 === "tilde-in-word")) || (data0 === "arithmetic-quoting")) || (data0 === "ambiguous-parenthesis")) || (data0 === "quote-in-expansion")) || (data0 === "nested-here-document")) || (data0 === "here-document-unterminated")) || (data0 === "evaluated-name")) || (data0 === "name-redefined")) || (data0 === "witnesses-disagree")) || (data0 === "text-nesting")) || (data0 === "computed-program")) || (data0 === "empty-program"))){
vErrors = withError(vErrors, instancePath+"/code", "#/properties/code/enum", "enum", {allowedValues: kept0}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
let data1 = data.severity;
if(!(((data1 === "info") || (data1 === "warning")) || (data1 === "error"))){
vErrors = withError(vErrors, instancePath+"/severity", "#/properties/severity/enum", "enum", {allowedValues: kept1}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.span !== undefined && func0.call(data, "span")){
if(!(validate177(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = withErrors(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined && func0.call(data, "message")){
if(typeof data.message !== "string"){
vErrors = withError(vErrors, instancePath+"/message", "#/properties/message/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.hint !== undefined && func0.call(data, "hint")){
if(typeof data.hint !== "string"){
vErrors = withError(vErrors, instancePath+"/hint", "#/properties/hint/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate176.errors = vErrors;
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
