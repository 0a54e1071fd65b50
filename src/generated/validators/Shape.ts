// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { Shape } from '../types.js';
import type { SchemaValidator } from './contract.js';

const kept0 = ["bash","file-read","file-write","file-edit","file-search","fetch","mcp","ask-user","mode-change","spawn","message","background","unknown"];
const kept1 = ["main","subshell","pipeline","background","substitution","function","text"];
const kept2 = {"text":0,"span":0,"value":0,"base":0,"tail":0,"values":0,"prefix":0,"suffix":0,"fields":0,"pattern":0,"glob":0,"quoted":0,"reasons":0,"nested":0,"variables":0};
const kept3 = ["home","cwd","temp","project"];
const kept4 = ["one","many"];
const kept5 = ["parameter","command","arithmetic","process","glob","brace","tilde","array","placeholder","input","undecoded"];
const kept6 = [">",">>","<","<>","<&",">&",">|","&>","&>>","<<","<<-","<<<"];
const kept7 = ["read","write","append","read-write","duplicate","here-document","here-string"];
const kept8 = ["none","list","read","decode","create","write","append","truncate","overwrite","delete","move","metadata","execute","hidden-execute","run-project","network","listen","privilege","process","persist","configure","vcs-read","vcs-write","vcs-discard","install","remote-read","remote-write","remote-delete","secret-read","shell-state","background","spawn","power","device","disarm","unknown"];
const kept9 = ["data","list","read","create","write","unpack","append","edit","archive","archive-read","truncate","delete","delete-tree","delete-below","delete-empty","move","destination","destination-tree","link-target","metadata","metadata-tree","execute","cwd","device","url","url-send","host","listen","send","send-file","send-at","header","shell","shell-here","shell-later","zsh","posix","sed","awk","jq","script","command","arguments","variable","assignment","environment","alias","module","package","target","refuse"];
const kept10 = {"form":0,"span":0,"environment":0,"chain":0,"operator":0,"conditional":0,"repeated":0,"background":0,"negated":0,"pipeline":0,"stage":0,"compounds":0,"parent":0,"origin":0,"shadowed":0,"body":0,"assignments":0,"words":0,"redirects":0,"declared":0};
const kept11 = ["simple","assignment","redirection","test","arithmetic","function","tool"];
const kept12 = ["start","and","or","pipe","sequence"];
const kept13 = ["subshell","brace-group","if","for","arithmetic-for","while","until","case","select","function","coproc"];
const kept14 = ["source","substitution","operand","text","language"];
const kept15 = ["pipe","substitution","process","variable"];
const kept16 = ["input-not-text","input-too-long","input-control-character","input-surrogate","input-missing-field","input-ambiguous","guard-switch","parse-error","parse-failure","nesting-too-deep","too-many-commands","too-many-words","work-limit","unmodelled-syntax","word-touches","redirect-target-expanded-twice","glued-continuation","word-decoders-disagree","tilde-in-word","arithmetic-quoting","ambiguous-parenthesis","quote-in-expansion","nested-here-document","here-document-unterminated","evaluated-name","name-redefined","witnesses-disagree","text-nesting","computed-program","empty-program"];
const kept17 = ["info","warning","error"];
const kept18 = {"version":0,"kind":0,"tool":0,"text":0,"input":0,"environments":0,"commands":0,"flows":0,"diagnostics":0};
export const validateShape: SchemaValidator<Shape> = validate135 as any;
const func0 = Object.prototype.hasOwnProperty;

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "bash") || (data === "file-read")) || (data === "file-write")) || (data === "file-edit")) || (data === "file-search")) || (data === "fetch")) || (data === "mcp")) || (data === "ask-user")) || (data === "mode-change")) || (data === "spawn")) || (data === "message")) || (data === "background")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept0}, "must be equal to one of the allowed values");
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate139.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.parent === undefined) || (!(func0.call(data, "parent")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "parent"}, "must have required property '"+"parent"+"'");
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "kind"}, "must have required property '"+"kind"+"'");
errors++;
}
if((data.chain === undefined) || (!(func0.call(data, "chain")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "chain"}, "must have required property '"+"chain"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "parent") || (key0 === "kind")) || (key0 === "chain"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.parent !== undefined && func0.call(data, "parent")){
if(!(validate139(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = withErrors(vErrors, validate139.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(!(((((((data1 === "main") || (data1 === "subshell")) || (data1 === "pipeline")) || (data1 === "background")) || (data1 === "substitution")) || (data1 === "function")) || (data1 === "text"))){
vErrors = withError(vErrors, instancePath+"/kind", "#/properties/kind/enum", "enum", {allowedValues: kept1}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.chain !== undefined && func0.call(data, "chain")){
let data2 = data.chain;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = withError(vErrors, instancePath+"/chain", "#/properties/chain/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, instancePath+"/chain", "#/properties/chain/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate143.errors = vErrors;
return errors === 0;
}


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate150.errors = vErrors;
return errors === 0;
}


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.text === undefined) || (!(func0.call(data, "text")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "text"}, "must have required property '"+"text"+"'");
errors++;
}
if((data.span === undefined) || (!(func0.call(data, "span")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "span"}, "must have required property '"+"span"+"'");
errors++;
}
if((data.value === undefined) || (!(func0.call(data, "value")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "value"}, "must have required property '"+"value"+"'");
errors++;
}
if((data.fields === undefined) || (!(func0.call(data, "fields")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "fields"}, "must have required property '"+"fields"+"'");
errors++;
}
if((data.reasons === undefined) || (!(func0.call(data, "reasons")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "reasons"}, "must have required property '"+"reasons"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(kept2, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
vErrors = withError(vErrors, instancePath+"/text", "#/properties/text/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.span !== undefined && func0.call(data, "span")){
if(!(validate143(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = withErrors(vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data2 = data.value;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data2 !== "string"){
vErrors = withError(vErrors, instancePath+"/value", "#/properties/value/anyOf/0/type", "type", {type: "string"}, "must be string");
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
vErrors = withError(vErrors, instancePath+"/value", "#/properties/value/anyOf/1/type", "type", {type: "null"}, "must be null");
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = withError(vErrors, instancePath+"/value", "#/properties/value/anyOf", "anyOf", {}, "must match a schema in anyOf");
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.base !== undefined && func0.call(data, "base")){
let data3 = data.base;
if(!((((data3 === "home") || (data3 === "cwd")) || (data3 === "temp")) || (data3 === "project"))){
vErrors = withError(vErrors, instancePath+"/base", "#/properties/base/enum", "enum", {allowedValues: kept3}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.tail !== undefined && func0.call(data, "tail")){
if(typeof data.tail !== "string"){
vErrors = withError(vErrors, instancePath+"/tail", "#/properties/tail/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.values !== undefined && func0.call(data, "values")){
if(!(validate150(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData}))){
vErrors = withErrors(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data.prefix !== undefined && func0.call(data, "prefix")){
if(typeof data.prefix !== "string"){
vErrors = withError(vErrors, instancePath+"/prefix", "#/properties/prefix/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.suffix !== undefined && func0.call(data, "suffix")){
if(typeof data.suffix !== "string"){
vErrors = withError(vErrors, instancePath+"/suffix", "#/properties/suffix/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.fields !== undefined && func0.call(data, "fields")){
let data8 = data.fields;
if(!((data8 === "one") || (data8 === "many"))){
vErrors = withError(vErrors, instancePath+"/fields", "#/properties/fields/enum", "enum", {allowedValues: kept4}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.pattern !== undefined && func0.call(data, "pattern")){
if(typeof data.pattern !== "boolean"){
vErrors = withError(vErrors, instancePath+"/pattern", "#/properties/pattern/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.glob !== undefined && func0.call(data, "glob")){
if(typeof data.glob !== "string"){
vErrors = withError(vErrors, instancePath+"/glob", "#/properties/glob/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.quoted !== undefined && func0.call(data, "quoted")){
if(typeof data.quoted !== "boolean"){
vErrors = withError(vErrors, instancePath+"/quoted", "#/properties/quoted/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.reasons !== undefined && func0.call(data, "reasons")){
let data12 = data.reasons;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(!(((((((((((data13 === "parameter") || (data13 === "command")) || (data13 === "arithmetic")) || (data13 === "process")) || (data13 === "glob")) || (data13 === "brace")) || (data13 === "tilde")) || (data13 === "array")) || (data13 === "placeholder")) || (data13 === "input")) || (data13 === "undecoded"))){
vErrors = withError(vErrors, instancePath+"/reasons/" + i0, "#/properties/reasons/items/enum", "enum", {allowedValues: kept5}, "must be equal to one of the allowed values");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/reasons", "#/properties/reasons/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.nested !== undefined && func0.call(data, "nested")){
let data14 = data.nested;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
vErrors = withError(vErrors, instancePath+"/nested/" + i1, "#/properties/nested/items/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
vErrors = withError(vErrors, instancePath+"/nested/" + i1, "#/properties/nested/items/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/nested", "#/properties/nested/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.variables !== undefined && func0.call(data, "variables")){
if(!(validate150(data.variables, {instancePath:instancePath+"/variables",parentData:data,parentDataProperty:"variables",rootData}))){
vErrors = withErrors(vErrors, validate150.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = withErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
vErrors = withError(vErrors, instancePath, "#/anyOf/1/type", "type", {type: "null"}, "must be null");
errors++;
}
var _valid0 = _errs2 === errors;
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
validate147.errors = vErrors;
return errors === 0;
}


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate148(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "name"}, "must have required property '"+"name"+"'");
errors++;
}
if((data.append === undefined) || (!(func0.call(data, "append")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "append"}, "must have required property '"+"append"+"'");
errors++;
}
if((data.value === undefined) || (!(func0.call(data, "value")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "value"}, "must have required property '"+"value"+"'");
errors++;
}
if((data.span === undefined) || (!(func0.call(data, "span")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "span"}, "must have required property '"+"span"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "name") || (key0 === "append")) || (key0 === "index")) || (key0 === "value")) || (key0 === "elements")) || (key0 === "span"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
vErrors = withError(vErrors, instancePath+"/name", "#/properties/name/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.append !== undefined && func0.call(data, "append")){
if(typeof data.append !== "boolean"){
vErrors = withError(vErrors, instancePath+"/append", "#/properties/append/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.index !== undefined && func0.call(data, "index")){
if(typeof data.index !== "boolean"){
vErrors = withError(vErrors, instancePath+"/index", "#/properties/index/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(!(validate147(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = withErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
if(!(validate155(data.elements, {instancePath:instancePath+"/elements",parentData:data,parentDataProperty:"elements",rootData}))){
vErrors = withErrors(vErrors, validate155.errors);
errors = vErrors.length;
}
}
if(data.span !== undefined && func0.call(data, "span")){
if(!(validate143(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = withErrors(vErrors, validate143.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.operator === undefined) || (!(func0.call(data, "operator")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "operator"}, "must have required property '"+"operator"+"'");
errors++;
}
if((data.direction === undefined) || (!(func0.call(data, "direction")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "direction"}, "must have required property '"+"direction"+"'");
errors++;
}
if((data.fd === undefined) || (!(func0.call(data, "fd")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "fd"}, "must have required property '"+"fd"+"'");
errors++;
}
if((data.target === undefined) || (!(func0.call(data, "target")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "target"}, "must have required property '"+"target"+"'");
errors++;
}
if((data.inherited === undefined) || (!(func0.call(data, "inherited")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "inherited"}, "must have required property '"+"inherited"+"'");
errors++;
}
if((data.span === undefined) || (!(func0.call(data, "span")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "span"}, "must have required property '"+"span"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "operator") || (key0 === "direction")) || (key0 === "fd")) || (key0 === "target")) || (key0 === "inherited")) || (key0 === "span"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.operator !== undefined && func0.call(data, "operator")){
let data0 = data.operator;
if(!((((((((((((data0 === ">") || (data0 === ">>")) || (data0 === "<")) || (data0 === "<>")) || (data0 === "<&")) || (data0 === ">&")) || (data0 === ">|")) || (data0 === "&>")) || (data0 === "&>>")) || (data0 === "<<")) || (data0 === "<<-")) || (data0 === "<<<"))){
vErrors = withError(vErrors, instancePath+"/operator", "#/properties/operator/enum", "enum", {allowedValues: kept6}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.direction !== undefined && func0.call(data, "direction")){
let data1 = data.direction;
if(!(((((((data1 === "read") || (data1 === "write")) || (data1 === "append")) || (data1 === "read-write")) || (data1 === "duplicate")) || (data1 === "here-document")) || (data1 === "here-string"))){
vErrors = withError(vErrors, instancePath+"/direction", "#/properties/direction/enum", "enum", {allowedValues: kept7}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.fd !== undefined && func0.call(data, "fd")){
if(!(validate139(data.fd, {instancePath:instancePath+"/fd",parentData:data,parentDataProperty:"fd",rootData}))){
vErrors = withErrors(vErrors, validate139.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined && func0.call(data, "target")){
if(!(validate147(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = withErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.inherited !== undefined && func0.call(data, "inherited")){
if(typeof data.inherited !== "boolean"){
vErrors = withError(vErrors, instancePath+"/inherited", "#/properties/inherited/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.span !== undefined && func0.call(data, "span")){
if(!(validate143(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = withErrors(vErrors, validate143.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "decode")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "hidden-execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "remote-delete")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "disarm")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept8}, "must be equal to one of the allowed values");
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((data === "data") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "unpack")) || (data === "append")) || (data === "edit")) || (data === "archive")) || (data === "archive-read")) || (data === "truncate")) || (data === "delete")) || (data === "delete-tree")) || (data === "delete-below")) || (data === "delete-empty")) || (data === "move")) || (data === "destination")) || (data === "destination-tree")) || (data === "link-target")) || (data === "metadata")) || (data === "metadata-tree")) || (data === "execute")) || (data === "cwd")) || (data === "device")) || (data === "url")) || (data === "url-send")) || (data === "host")) || (data === "listen")) || (data === "send")) || (data === "send-file")) || (data === "send-at")) || (data === "header")) || (data === "shell")) || (data === "shell-here")) || (data === "shell-later")) || (data === "zsh")) || (data === "posix")) || (data === "sed")) || (data === "awk")) || (data === "jq")) || (data === "script")) || (data === "command")) || (data === "arguments")) || (data === "variable")) || (data === "assignment")) || (data === "environment")) || (data === "alias")) || (data === "module")) || (data === "package")) || (data === "target")) || (data === "refuse"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept9}, "must be equal to one of the allowed values");
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.effects === undefined) || (!(func0.call(data, "effects")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "effects"}, "must have required property '"+"effects"+"'");
errors++;
}
if((data.operands === undefined) || (!(func0.call(data, "operands")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "operands"}, "must have required property '"+"operands"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "effects") || (key0 === "operands"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.effects !== undefined && func0.call(data, "effects")){
let data0 = data.effects;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate167(data0[i0], {instancePath:instancePath+"/effects/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate167.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/effects", "#/properties/effects/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.operands !== undefined && func0.call(data, "operands")){
let data2 = data.operands;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.role === undefined) || (!(func0.call(data3, "role")))){
vErrors = withError(vErrors, instancePath+"/operands/" + i1, "#/properties/operands/items/required", "required", {missingProperty: "role"}, "must have required property '"+"role"+"'");
errors++;
}
if((data3.word === undefined) || (!(func0.call(data3, "word")))){
vErrors = withError(vErrors, instancePath+"/operands/" + i1, "#/properties/operands/items/required", "required", {missingProperty: "word"}, "must have required property '"+"word"+"'");
errors++;
}
if((data3.pointer === undefined) || (!(func0.call(data3, "pointer")))){
vErrors = withError(vErrors, instancePath+"/operands/" + i1, "#/properties/operands/items/required", "required", {missingProperty: "pointer"}, "must have required property '"+"pointer"+"'");
errors++;
}
for(const key1 of Object.keys(data3)){
if(!(((key1 === "role") || (key1 === "word")) || (key1 === "pointer"))){
vErrors = withError(vErrors, instancePath+"/operands/" + i1, "#/properties/operands/items/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data3.role !== undefined && func0.call(data3, "role")){
if(!(validate169(data3.role, {instancePath:instancePath+"/operands/" + i1+"/role",parentData:data3,parentDataProperty:"role",rootData}))){
vErrors = withErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
if(data3.word !== undefined && func0.call(data3, "word")){
if(!(validate148(data3.word, {instancePath:instancePath+"/operands/" + i1+"/word",parentData:data3,parentDataProperty:"word",rootData}))){
vErrors = withErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
if(data3.pointer !== undefined && func0.call(data3, "pointer")){
if(typeof data3.pointer !== "string"){
vErrors = withError(vErrors, instancePath+"/operands/" + i1+"/pointer", "#/properties/operands/items/properties/pointer/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/operands/" + i1, "#/properties/operands/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/operands", "#/properties/operands/type", "type", {type: "array"}, "must be array");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.form === undefined) || (!(func0.call(data, "form")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "form"}, "must have required property '"+"form"+"'");
errors++;
}
if((data.span === undefined) || (!(func0.call(data, "span")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "span"}, "must have required property '"+"span"+"'");
errors++;
}
if((data.environment === undefined) || (!(func0.call(data, "environment")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "environment"}, "must have required property '"+"environment"+"'");
errors++;
}
if((data.chain === undefined) || (!(func0.call(data, "chain")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "chain"}, "must have required property '"+"chain"+"'");
errors++;
}
if((data.operator === undefined) || (!(func0.call(data, "operator")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "operator"}, "must have required property '"+"operator"+"'");
errors++;
}
if((data.conditional === undefined) || (!(func0.call(data, "conditional")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "conditional"}, "must have required property '"+"conditional"+"'");
errors++;
}
if((data.repeated === undefined) || (!(func0.call(data, "repeated")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "repeated"}, "must have required property '"+"repeated"+"'");
errors++;
}
if((data.background === undefined) || (!(func0.call(data, "background")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "background"}, "must have required property '"+"background"+"'");
errors++;
}
if((data.pipeline === undefined) || (!(func0.call(data, "pipeline")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "pipeline"}, "must have required property '"+"pipeline"+"'");
errors++;
}
if((data.stage === undefined) || (!(func0.call(data, "stage")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "stage"}, "must have required property '"+"stage"+"'");
errors++;
}
if((data.compounds === undefined) || (!(func0.call(data, "compounds")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "compounds"}, "must have required property '"+"compounds"+"'");
errors++;
}
if((data.parent === undefined) || (!(func0.call(data, "parent")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "parent"}, "must have required property '"+"parent"+"'");
errors++;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "origin"}, "must have required property '"+"origin"+"'");
errors++;
}
if((data.assignments === undefined) || (!(func0.call(data, "assignments")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "assignments"}, "must have required property '"+"assignments"+"'");
errors++;
}
if((data.words === undefined) || (!(func0.call(data, "words")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "words"}, "must have required property '"+"words"+"'");
errors++;
}
if((data.redirects === undefined) || (!(func0.call(data, "redirects")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "redirects"}, "must have required property '"+"redirects"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(kept10, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.form !== undefined && func0.call(data, "form")){
let data0 = data.form;
if(!(((((((data0 === "simple") || (data0 === "assignment")) || (data0 === "redirection")) || (data0 === "test")) || (data0 === "arithmetic")) || (data0 === "function")) || (data0 === "tool"))){
vErrors = withError(vErrors, instancePath+"/form", "#/properties/form/enum", "enum", {allowedValues: kept11}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.span !== undefined && func0.call(data, "span")){
if(!(validate143(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = withErrors(vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data.environment !== undefined && func0.call(data, "environment")){
let data2 = data.environment;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = withError(vErrors, instancePath+"/environment", "#/properties/environment/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, instancePath+"/environment", "#/properties/environment/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data.chain !== undefined && func0.call(data, "chain")){
let data3 = data.chain;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = withError(vErrors, instancePath+"/chain", "#/properties/chain/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/chain", "#/properties/chain/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data.operator !== undefined && func0.call(data, "operator")){
let data4 = data.operator;
if(!(((((data4 === "start") || (data4 === "and")) || (data4 === "or")) || (data4 === "pipe")) || (data4 === "sequence"))){
vErrors = withError(vErrors, instancePath+"/operator", "#/properties/operator/enum", "enum", {allowedValues: kept12}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.conditional !== undefined && func0.call(data, "conditional")){
if(typeof data.conditional !== "boolean"){
vErrors = withError(vErrors, instancePath+"/conditional", "#/properties/conditional/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.repeated !== undefined && func0.call(data, "repeated")){
if(typeof data.repeated !== "boolean"){
vErrors = withError(vErrors, instancePath+"/repeated", "#/properties/repeated/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.background !== undefined && func0.call(data, "background")){
if(typeof data.background !== "boolean"){
vErrors = withError(vErrors, instancePath+"/background", "#/properties/background/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.negated !== undefined && func0.call(data, "negated")){
if(typeof data.negated !== "boolean"){
vErrors = withError(vErrors, instancePath+"/negated", "#/properties/negated/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.pipeline !== undefined && func0.call(data, "pipeline")){
let data9 = data.pipeline;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = withError(vErrors, instancePath+"/pipeline", "#/properties/pipeline/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/pipeline", "#/properties/pipeline/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data.stage !== undefined && func0.call(data, "stage")){
let data10 = data.stage;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
vErrors = withError(vErrors, instancePath+"/stage", "#/properties/stage/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
vErrors = withError(vErrors, instancePath+"/stage", "#/properties/stage/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data.compounds !== undefined && func0.call(data, "compounds")){
let data11 = data.compounds;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(!(((((((((((data12 === "subshell") || (data12 === "brace-group")) || (data12 === "if")) || (data12 === "for")) || (data12 === "arithmetic-for")) || (data12 === "while")) || (data12 === "until")) || (data12 === "case")) || (data12 === "select")) || (data12 === "function")) || (data12 === "coproc"))){
vErrors = withError(vErrors, instancePath+"/compounds/" + i0, "#/properties/compounds/items/enum", "enum", {allowedValues: kept13}, "must be equal to one of the allowed values");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/compounds", "#/properties/compounds/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.parent !== undefined && func0.call(data, "parent")){
if(!(validate139(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = withErrors(vErrors, validate139.errors);
errors = vErrors.length;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
let data14 = data.origin;
if(!(((((data14 === "source") || (data14 === "substitution")) || (data14 === "operand")) || (data14 === "text")) || (data14 === "language"))){
vErrors = withError(vErrors, instancePath+"/origin", "#/properties/origin/enum", "enum", {allowedValues: kept14}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.shadowed !== undefined && func0.call(data, "shadowed")){
if(typeof data.shadowed !== "boolean"){
vErrors = withError(vErrors, instancePath+"/shadowed", "#/properties/shadowed/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.body !== undefined && func0.call(data, "body")){
let data16 = data.body;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = withError(vErrors, instancePath+"/body", "#/properties/body/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
vErrors = withError(vErrors, instancePath+"/body", "#/properties/body/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data.assignments !== undefined && func0.call(data, "assignments")){
let data17 = data.assignments;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(!(validate146(data17[i1], {instancePath:instancePath+"/assignments/" + i1,parentData:data17,parentDataProperty:i1,rootData}))){
vErrors = withErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/assignments", "#/properties/assignments/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.words !== undefined && func0.call(data, "words")){
if(!(validate155(data.words, {instancePath:instancePath+"/words",parentData:data,parentDataProperty:"words",rootData}))){
vErrors = withErrors(vErrors, validate155.errors);
errors = vErrors.length;
}
}
if(data.redirects !== undefined && func0.call(data, "redirects")){
let data20 = data.redirects;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(!(validate161(data20[i2], {instancePath:instancePath+"/redirects/" + i2,parentData:data20,parentDataProperty:i2,rootData}))){
vErrors = withErrors(vErrors, validate161.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/redirects", "#/properties/redirects/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.declared !== undefined && func0.call(data, "declared")){
if(!(validate166(data.declared, {instancePath:instancePath+"/declared",parentData:data,parentDataProperty:"declared",rootData}))){
vErrors = withErrors(vErrors, validate166.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.from === undefined) || (!(func0.call(data, "from")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "from"}, "must have required property '"+"from"+"'");
errors++;
}
if((data.to === undefined) || (!(func0.call(data, "to")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "to"}, "must have required property '"+"to"+"'");
errors++;
}
if((data.via === undefined) || (!(func0.call(data, "via")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "via"}, "must have required property '"+"via"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "from") || (key0 === "to")) || (key0 === "via"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.from !== undefined && func0.call(data, "from")){
let data0 = data.from;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = withError(vErrors, instancePath+"/from", "#/properties/from/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
vErrors = withError(vErrors, instancePath+"/from", "#/properties/from/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data.to !== undefined && func0.call(data, "to")){
let data1 = data.to;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = withError(vErrors, instancePath+"/to", "#/properties/to/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, instancePath+"/to", "#/properties/to/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data.via !== undefined && func0.call(data, "via")){
let data2 = data.via;
if(!((((data2 === "pipe") || (data2 === "substitution")) || (data2 === "process")) || (data2 === "variable"))){
vErrors = withError(vErrors, instancePath+"/via", "#/properties/via/enum", "enum", {allowedValues: kept15}, "must be equal to one of the allowed values");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate174.errors = vErrors;
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
vErrors = withError(vErrors, instancePath+"/code", "#/properties/code/enum", "enum", {allowedValues: kept16}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
let data1 = data.severity;
if(!(((data1 === "info") || (data1 === "warning")) || (data1 === "error"))){
vErrors = withError(vErrors, instancePath+"/severity", "#/properties/severity/enum", "enum", {allowedValues: kept17}, "must be equal to one of the allowed values");
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


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shape.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "version"}, "must have required property '"+"version"+"'");
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "kind"}, "must have required property '"+"kind"+"'");
errors++;
}
if((data.tool === undefined) || (!(func0.call(data, "tool")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "tool"}, "must have required property '"+"tool"+"'");
errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "text"}, "must have required property '"+"text"+"'");
errors++;
}
if((data.environments === undefined) || (!(func0.call(data, "environments")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "environments"}, "must have required property '"+"environments"+"'");
errors++;
}
if((data.commands === undefined) || (!(func0.call(data, "commands")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "commands"}, "must have required property '"+"commands"+"'");
errors++;
}
if((data.flows === undefined) || (!(func0.call(data, "flows")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "flows"}, "must have required property '"+"flows"+"'");
errors++;
}
if((data.diagnostics === undefined) || (!(func0.call(data, "diagnostics")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "diagnostics"}, "must have required property '"+"diagnostics"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(kept18, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(1 !== data.version){
vErrors = withError(vErrors, instancePath+"/version", "#/properties/version/const", "const", {allowedValue: 1}, "must be equal to constant");
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(validate136(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = withErrors(vErrors, validate136.errors);
errors = vErrors.length;
}
}
if(data.tool !== undefined && func0.call(data, "tool")){
if(typeof data.tool !== "string"){
vErrors = withError(vErrors, instancePath+"/tool", "#/properties/tool/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
vErrors = withError(vErrors, instancePath+"/text", "#/properties/text/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.environments !== undefined && func0.call(data, "environments")){
let data4 = data.environments;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate138(data4[i0], {instancePath:instancePath+"/environments/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate138.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/environments", "#/properties/environments/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.commands !== undefined && func0.call(data, "commands")){
let data6 = data.commands;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate142(data6[i1], {instancePath:instancePath+"/commands/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = withErrors(vErrors, validate142.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/commands", "#/properties/commands/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.flows !== undefined && func0.call(data, "flows")){
let data8 = data.flows;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validate174(data8[i2], {instancePath:instancePath+"/flows/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = withErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/flows", "#/properties/flows/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.diagnostics !== undefined && func0.call(data, "diagnostics")){
let data10 = data.diagnostics;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(validate176(data10[i3], {instancePath:instancePath+"/diagnostics/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
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
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate135.errors = vErrors;
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
