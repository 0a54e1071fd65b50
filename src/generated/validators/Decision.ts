// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { Decision } from '../types.js';
import type { SchemaValidator } from './contract.js';

const kept0 = ["allow","review","deny"];
const kept1 = ["input-not-text","input-too-long","input-control-character","input-surrogate","input-missing-field","input-ambiguous","guard-switch","parse-error","parse-failure","nesting-too-deep","too-many-commands","too-many-words","work-limit","unmodelled-syntax","word-touches","redirect-target-expanded-twice","glued-continuation","word-decoders-disagree","tilde-in-word","arithmetic-quoting","ambiguous-parenthesis","quote-in-expansion","nested-here-document","here-document-unterminated","evaluated-name","name-redefined","witnesses-disagree","text-nesting","computed-program","empty-program"];
const kept2 = ["info","warning","error"];
const kept3 = {"effect":0,"code":0,"rule":0,"pack":0,"layer":0,"reason":0,"category":0,"agent":0,"fresh":0,"command":0,"matched":0,"diagnostics":0,"posture":0,"policy":0,"fingerprint":0};
const kept4 = ["rule","floor","nothing-to-run","no-rule","diagnostic","effect-bound","uncertain-match","posture-cap","invalid-shape","invalid-context","invalid-policy","nobody-to-ask","ceiling","work-limit"];
export const validateDecision: SchemaValidator<Decision> = validate196 as any;
const func0 = Object.prototype.hasOwnProperty;

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "allow") || (data === "review")) || (data === "deny"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept0}, "must be equal to one of the allowed values");
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}


function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
vErrors = withError(vErrors, instancePath, "#/anyOf/0/type", "type", {type: "string"}, "must be string");
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data !== null){
vErrors = withError(vErrors, instancePath, "#/anyOf/1/type", "type", {type: "null"}, "must be null");
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
vErrors = withError(vErrors, instancePath, "#/anyOf", "anyOf", {}, "must match a schema in anyOf");
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate199.errors = vErrors;
return errors === 0;
}


function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = withError(vErrors, instancePath, "#/anyOf/0/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
vErrors = withError(vErrors, instancePath, "#/anyOf/0/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data !== null){
vErrors = withError(vErrors, instancePath, "#/anyOf/1/type", "type", {type: "null"}, "must be null");
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
vErrors = withError(vErrors, instancePath, "#/anyOf", "anyOf", {}, "must match a schema in anyOf");
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate203.errors = vErrors;
return errors === 0;
}


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
vErrors = withError(vErrors, instancePath+"/code", "#/properties/code/enum", "enum", {allowedValues: kept1}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
let data1 = data.severity;
if(!(((data1 === "info") || (data1 === "warning")) || (data1 === "error"))){
vErrors = withError(vErrors, instancePath+"/severity", "#/properties/severity/enum", "enum", {allowedValues: kept2}, "must be equal to one of the allowed values");
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


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="decision.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.effect === undefined) || (!(func0.call(data, "effect")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "effect"}, "must have required property '"+"effect"+"'");
errors++;
}
if((data.code === undefined) || (!(func0.call(data, "code")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "code"}, "must have required property '"+"code"+"'");
errors++;
}
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "rule"}, "must have required property '"+"rule"+"'");
errors++;
}
if((data.pack === undefined) || (!(func0.call(data, "pack")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "pack"}, "must have required property '"+"pack"+"'");
errors++;
}
if((data.layer === undefined) || (!(func0.call(data, "layer")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "layer"}, "must have required property '"+"layer"+"'");
errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "reason"}, "must have required property '"+"reason"+"'");
errors++;
}
if((data.category === undefined) || (!(func0.call(data, "category")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "category"}, "must have required property '"+"category"+"'");
errors++;
}
if((data.agent === undefined) || (!(func0.call(data, "agent")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "agent"}, "must have required property '"+"agent"+"'");
errors++;
}
if((data.fresh === undefined) || (!(func0.call(data, "fresh")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "fresh"}, "must have required property '"+"fresh"+"'");
errors++;
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "command"}, "must have required property '"+"command"+"'");
errors++;
}
if((data.matched === undefined) || (!(func0.call(data, "matched")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "matched"}, "must have required property '"+"matched"+"'");
errors++;
}
if((data.diagnostics === undefined) || (!(func0.call(data, "diagnostics")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "diagnostics"}, "must have required property '"+"diagnostics"+"'");
errors++;
}
if((data.posture === undefined) || (!(func0.call(data, "posture")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "posture"}, "must have required property '"+"posture"+"'");
errors++;
}
if((data.policy === undefined) || (!(func0.call(data, "policy")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "policy"}, "must have required property '"+"policy"+"'");
errors++;
}
if((data.fingerprint === undefined) || (!(func0.call(data, "fingerprint")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "fingerprint"}, "must have required property '"+"fingerprint"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(kept3, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.effect !== undefined && func0.call(data, "effect")){
if(!(validate197(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData}))){
vErrors = withErrors(vErrors, validate197.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined && func0.call(data, "code")){
let data1 = data.code;
if(!((((((((((((((data1 === "rule") || (data1 === "floor")) || (data1 === "nothing-to-run")) || (data1 === "no-rule")) || (data1 === "diagnostic")) || (data1 === "effect-bound")) || (data1 === "uncertain-match")) || (data1 === "posture-cap")) || (data1 === "invalid-shape")) || (data1 === "invalid-context")) || (data1 === "invalid-policy")) || (data1 === "nobody-to-ask")) || (data1 === "ceiling")) || (data1 === "work-limit"))){
vErrors = withError(vErrors, instancePath+"/code", "#/properties/code/enum", "enum", {allowedValues: kept4}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate199(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData}))){
vErrors = withErrors(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data.pack !== undefined && func0.call(data, "pack")){
if(!(validate199(data.pack, {instancePath:instancePath+"/pack",parentData:data,parentDataProperty:"pack",rootData}))){
vErrors = withErrors(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data.layer !== undefined && func0.call(data, "layer")){
if(!(validate199(data.layer, {instancePath:instancePath+"/layer",parentData:data,parentDataProperty:"layer",rootData}))){
vErrors = withErrors(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
vErrors = withError(vErrors, instancePath+"/reason", "#/properties/reason/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.category !== undefined && func0.call(data, "category")){
if(typeof data.category !== "string"){
vErrors = withError(vErrors, instancePath+"/category", "#/properties/category/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.agent !== undefined && func0.call(data, "agent")){
let data7 = data.agent;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.message === undefined) || (!(func0.call(data7, "message")))){
vErrors = withError(vErrors, instancePath+"/agent", "#/properties/agent/required", "required", {missingProperty: "message"}, "must have required property '"+"message"+"'");
errors++;
}
for(const key1 of Object.keys(data7)){
if(!((key1 === "message") || (key1 === "alternative"))){
vErrors = withError(vErrors, instancePath+"/agent", "#/properties/agent/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data7.message !== undefined && func0.call(data7, "message")){
if(typeof data7.message !== "string"){
vErrors = withError(vErrors, instancePath+"/agent/message", "#/properties/agent/properties/message/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data7.alternative !== undefined && func0.call(data7, "alternative")){
if(typeof data7.alternative !== "string"){
vErrors = withError(vErrors, instancePath+"/agent/alternative", "#/properties/agent/properties/alternative/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/agent", "#/properties/agent/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.fresh !== undefined && func0.call(data, "fresh")){
if(typeof data.fresh !== "boolean"){
vErrors = withError(vErrors, instancePath+"/fresh", "#/properties/fresh/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(!(validate203(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData}))){
vErrors = withErrors(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.matched !== undefined && func0.call(data, "matched")){
let data12 = data.matched;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.pack === undefined) || (!(func0.call(data13, "pack")))){
vErrors = withError(vErrors, instancePath+"/matched/" + i0, "#/properties/matched/items/required", "required", {missingProperty: "pack"}, "must have required property '"+"pack"+"'");
errors++;
}
if((data13.rule === undefined) || (!(func0.call(data13, "rule")))){
vErrors = withError(vErrors, instancePath+"/matched/" + i0, "#/properties/matched/items/required", "required", {missingProperty: "rule"}, "must have required property '"+"rule"+"'");
errors++;
}
if((data13.layer === undefined) || (!(func0.call(data13, "layer")))){
vErrors = withError(vErrors, instancePath+"/matched/" + i0, "#/properties/matched/items/required", "required", {missingProperty: "layer"}, "must have required property '"+"layer"+"'");
errors++;
}
if((data13.effect === undefined) || (!(func0.call(data13, "effect")))){
vErrors = withError(vErrors, instancePath+"/matched/" + i0, "#/properties/matched/items/required", "required", {missingProperty: "effect"}, "must have required property '"+"effect"+"'");
errors++;
}
if((data13.command === undefined) || (!(func0.call(data13, "command")))){
vErrors = withError(vErrors, instancePath+"/matched/" + i0, "#/properties/matched/items/required", "required", {missingProperty: "command"}, "must have required property '"+"command"+"'");
errors++;
}
if((data13.certain === undefined) || (!(func0.call(data13, "certain")))){
vErrors = withError(vErrors, instancePath+"/matched/" + i0, "#/properties/matched/items/required", "required", {missingProperty: "certain"}, "must have required property '"+"certain"+"'");
errors++;
}
if((data13.counted === undefined) || (!(func0.call(data13, "counted")))){
vErrors = withError(vErrors, instancePath+"/matched/" + i0, "#/properties/matched/items/required", "required", {missingProperty: "counted"}, "must have required property '"+"counted"+"'");
errors++;
}
for(const key2 of Object.keys(data13)){
if(!(((((((key2 === "pack") || (key2 === "rule")) || (key2 === "layer")) || (key2 === "effect")) || (key2 === "command")) || (key2 === "certain")) || (key2 === "counted"))){
vErrors = withError(vErrors, instancePath+"/matched/" + i0, "#/properties/matched/items/additionalProperties", "additionalProperties", {additionalProperty: key2}, "must NOT have additional properties");
errors++;
}
}
if(data13.pack !== undefined && func0.call(data13, "pack")){
if(typeof data13.pack !== "string"){
vErrors = withError(vErrors, instancePath+"/matched/" + i0+"/pack", "#/properties/matched/items/properties/pack/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data13.rule !== undefined && func0.call(data13, "rule")){
if(typeof data13.rule !== "string"){
vErrors = withError(vErrors, instancePath+"/matched/" + i0+"/rule", "#/properties/matched/items/properties/rule/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data13.layer !== undefined && func0.call(data13, "layer")){
if(typeof data13.layer !== "string"){
vErrors = withError(vErrors, instancePath+"/matched/" + i0+"/layer", "#/properties/matched/items/properties/layer/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data13.effect !== undefined && func0.call(data13, "effect")){
if(!(validate197(data13.effect, {instancePath:instancePath+"/matched/" + i0+"/effect",parentData:data13,parentDataProperty:"effect",rootData}))){
vErrors = withErrors(vErrors, validate197.errors);
errors = vErrors.length;
}
}
if(data13.command !== undefined && func0.call(data13, "command")){
if(!(validate203(data13.command, {instancePath:instancePath+"/matched/" + i0+"/command",parentData:data13,parentDataProperty:"command",rootData}))){
vErrors = withErrors(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data13.certain !== undefined && func0.call(data13, "certain")){
if(typeof data13.certain !== "boolean"){
vErrors = withError(vErrors, instancePath+"/matched/" + i0+"/certain", "#/properties/matched/items/properties/certain/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data13.counted !== undefined && func0.call(data13, "counted")){
if(typeof data13.counted !== "boolean"){
vErrors = withError(vErrors, instancePath+"/matched/" + i0+"/counted", "#/properties/matched/items/properties/counted/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/matched/" + i0, "#/properties/matched/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/matched", "#/properties/matched/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.diagnostics !== undefined && func0.call(data, "diagnostics")){
let data21 = data.diagnostics;
if(Array.isArray(data21)){
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
if(!(validate176(data21[i1], {instancePath:instancePath+"/diagnostics/" + i1,parentData:data21,parentDataProperty:i1,rootData}))){
vErrors = withErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/diagnostics", "#/properties/diagnostics/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.posture !== undefined && func0.call(data, "posture")){
if(typeof data.posture !== "string"){
vErrors = withError(vErrors, instancePath+"/posture", "#/properties/posture/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.policy !== undefined && func0.call(data, "policy")){
if(typeof data.policy !== "string"){
vErrors = withError(vErrors, instancePath+"/policy", "#/properties/policy/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.fingerprint !== undefined && func0.call(data, "fingerprint")){
if(typeof data.fingerprint !== "string"){
vErrors = withError(vErrors, instancePath+"/fingerprint", "#/properties/fingerprint/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate196.errors = vErrors;
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
