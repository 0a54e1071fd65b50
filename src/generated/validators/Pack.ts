// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { Pack } from '../types.js';
import type { SchemaValidator } from './contract.js';

const kept0 = ["allow","review","deny"];
const kept1 = ["info","warning","danger"];
const kept2 = ["bash","file-read","file-write","file-edit","file-search","fetch","mcp","ask-user","mode-change","spawn","message","background","unknown"];
const kept3 = ["none","list","read","decode","create","write","append","truncate","overwrite","delete","move","metadata","execute","hidden-execute","run-project","network","listen","privilege","process","persist","configure","vcs-read","vcs-write","vcs-discard","install","remote-read","remote-write","remote-delete","secret-read","shell-state","background","spawn","power","device","disarm","unknown"];
const kept4 = ["denied","writable-project","project","temp","sensitive-home","home","system","outside","unknown"];
const kept5 = ["list","read","create","write","append","truncate","delete","delete-tree","move","metadata","metadata-tree","execute","cwd"];
const kept6 = ["argument","flag-value","redirect-target","cwd-prefix","implicit","implicit-temp","assignment"];
const kept7 = ["one-or-more","per-command-stage","zero-or-more"];
const kept8 = ["denied","listed","public","loopback","private","metadata","dynamic"];
const kept9 = ["fetch","send","listen"];
const kept10 = ["one-or-more","zero-or-more"];
const kept11 = {"always":0,"all":0,"any":0,"not":0,"tool":0,"toolKind":0,"toolTier":0,"input":0,"mcp":0,"program":0,"tokens":0,"argv":0,"arg0In":0,"argAt":0,"argMatches":0,"anyArgMatches":0,"argCount":0,"flagPresent":0,"flagMatches":0,"flagAllowlist":0,"flagValueIn":0,"flagCount":0,"envAssignmentNameIn":0,"envAssignmentCount":0,"noSubstitution":0,"noStdoutRedirect":0,"redirect":0,"effectsAllIn":0,"effectsSomeIn":0,"pathScopesAllIn":0,"pathScopesNoneIn":0,"pathScopesSomeIn":0,"hostsAllIn":0,"hostsSomeIn":0,"sends":0,"flow":0,"selfRecursive":0,"posture":0};
const kept12 = ["read","write","exec"];
const kept13 = ["stdin","stdout","stderr","any"];
const kept14 = ["file","fd","heredoc","herestring"];
const kept15 = ["pipe","substitution","process","variable","file","operand","redirect"];
const kept16 = {"id":0,"effect":0,"match":0,"reason":0,"category":0,"agentReason":0,"alternative":0,"justification":0,"provenance":0,"ask":0,"examples":0};
export const validatePack: SchemaValidator<Pack> = validate268 as any;
const func0 = Object.prototype.hasOwnProperty;

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "allow") || (data === "review")) || (data === "deny"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept0}, "must be equal to one of the allowed values");
errors++;
}
validate270.errors = vErrors;
return errors === 0;
}


function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "title") || (key0 === "description")) || (key0 === "docs")) || (key0 === "tags")) || (key0 === "warnings")) || (key0 === "examples"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
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
if(data.docs !== undefined && func0.call(data, "docs")){
let data2 = data.docs;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.label === undefined) || (!(func0.call(data3, "label")))){
vErrors = withError(vErrors, instancePath+"/docs/" + i0, "#/properties/docs/items/required", "required", {missingProperty: "label"}, "must have required property '"+"label"+"'");
errors++;
}
if((data3.href === undefined) || (!(func0.call(data3, "href")))){
vErrors = withError(vErrors, instancePath+"/docs/" + i0, "#/properties/docs/items/required", "required", {missingProperty: "href"}, "must have required property '"+"href"+"'");
errors++;
}
for(const key1 of Object.keys(data3)){
if(!((key1 === "label") || (key1 === "href"))){
vErrors = withError(vErrors, instancePath+"/docs/" + i0, "#/properties/docs/items/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data3.label !== undefined && func0.call(data3, "label")){
if(typeof data3.label !== "string"){
vErrors = withError(vErrors, instancePath+"/docs/" + i0+"/label", "#/properties/docs/items/properties/label/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data3.href !== undefined && func0.call(data3, "href")){
if(typeof data3.href !== "string"){
vErrors = withError(vErrors, instancePath+"/docs/" + i0+"/href", "#/properties/docs/items/properties/href/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/docs/" + i0, "#/properties/docs/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/docs", "#/properties/docs/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
let data6 = data.tags;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
vErrors = withError(vErrors, instancePath+"/tags/" + i1, "#/properties/tags/items/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tags", "#/properties/tags/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.warnings !== undefined && func0.call(data, "warnings")){
let data8 = data.warnings;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.level === undefined) || (!(func0.call(data9, "level")))){
vErrors = withError(vErrors, instancePath+"/warnings/" + i2, "#/properties/warnings/items/required", "required", {missingProperty: "level"}, "must have required property '"+"level"+"'");
errors++;
}
if((data9.message === undefined) || (!(func0.call(data9, "message")))){
vErrors = withError(vErrors, instancePath+"/warnings/" + i2, "#/properties/warnings/items/required", "required", {missingProperty: "message"}, "must have required property '"+"message"+"'");
errors++;
}
for(const key2 of Object.keys(data9)){
if(!((key2 === "level") || (key2 === "message"))){
vErrors = withError(vErrors, instancePath+"/warnings/" + i2, "#/properties/warnings/items/additionalProperties", "additionalProperties", {additionalProperty: key2}, "must NOT have additional properties");
errors++;
}
}
if(data9.level !== undefined && func0.call(data9, "level")){
let data10 = data9.level;
if(!(((data10 === "info") || (data10 === "warning")) || (data10 === "danger"))){
vErrors = withError(vErrors, instancePath+"/warnings/" + i2+"/level", "#/properties/warnings/items/properties/level/enum", "enum", {allowedValues: kept1}, "must be equal to one of the allowed values");
errors++;
}
}
if(data9.message !== undefined && func0.call(data9, "message")){
if(typeof data9.message !== "string"){
vErrors = withError(vErrors, instancePath+"/warnings/" + i2+"/message", "#/properties/warnings/items/properties/message/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/warnings/" + i2, "#/properties/warnings/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/warnings", "#/properties/warnings/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.examples !== undefined && func0.call(data, "examples")){
let data12 = data.examples;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.outcome === undefined) || (!(func0.call(data13, "outcome")))){
vErrors = withError(vErrors, instancePath+"/examples/" + i3, "#/properties/examples/items/required", "required", {missingProperty: "outcome"}, "must have required property '"+"outcome"+"'");
errors++;
}
if((data13.shape === undefined) || (!(func0.call(data13, "shape")))){
vErrors = withError(vErrors, instancePath+"/examples/" + i3, "#/properties/examples/items/required", "required", {missingProperty: "shape"}, "must have required property '"+"shape"+"'");
errors++;
}
for(const key3 of Object.keys(data13)){
if(!(((key3 === "outcome") || (key3 === "shape")) || (key3 === "note"))){
vErrors = withError(vErrors, instancePath+"/examples/" + i3, "#/properties/examples/items/additionalProperties", "additionalProperties", {additionalProperty: key3}, "must NOT have additional properties");
errors++;
}
}
if(data13.outcome !== undefined && func0.call(data13, "outcome")){
if(!(validate270(data13.outcome, {instancePath:instancePath+"/examples/" + i3+"/outcome",parentData:data13,parentDataProperty:"outcome",rootData}))){
vErrors = withErrors(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data13.shape !== undefined && func0.call(data13, "shape")){
if(typeof data13.shape !== "string"){
vErrors = withError(vErrors, instancePath+"/examples/" + i3+"/shape", "#/properties/examples/items/properties/shape/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data13.note !== undefined && func0.call(data13, "note")){
if(typeof data13.note !== "string"){
vErrors = withError(vErrors, instancePath+"/examples/" + i3+"/note", "#/properties/examples/items/properties/note/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/examples/" + i3, "#/properties/examples/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/examples", "#/properties/examples/type", "type", {type: "array"}, "must be array");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate269.errors = vErrors;
return errors === 0;
}

const wrapper1 = {validate: validate275};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper1.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate276.errors = vErrors;
return errors === 0;
}


function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate280.errors = vErrors;
return errors === 0;
}


function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate280(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
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
validate279.errors = vErrors;
return errors === 0;
}


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "bash") || (data === "file-read")) || (data === "file-write")) || (data === "file-edit")) || (data === "file-search")) || (data === "fetch")) || (data === "mcp")) || (data === "ask-user")) || (data === "mode-change")) || (data === "spawn")) || (data === "message")) || (data === "background")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept2}, "must be equal to one of the allowed values");
errors++;
}
validate283.errors = vErrors;
return errors === 0;
}


function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "min") || (key0 === "max"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.min !== undefined && func0.call(data, "min")){
let data0 = data.min;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = withError(vErrors, instancePath+"/min", "#/properties/min/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
vErrors = withError(vErrors, instancePath+"/min", "#/properties/min/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data.max !== undefined && func0.call(data, "max")){
let data1 = data.max;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = withError(vErrors, instancePath+"/max", "#/properties/max/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, instancePath+"/max", "#/properties/max/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate291.errors = vErrors;
return errors === 0;
}


function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "decode")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "hidden-execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "remote-delete")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "disarm")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept3}, "must be equal to one of the allowed values");
errors++;
}
validate305.errors = vErrors;
return errors === 0;
}


function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate305(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate305.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate304.errors = vErrors;
return errors === 0;
}


function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((data === "denied") || (data === "writable-project")) || (data === "project")) || (data === "temp")) || (data === "sensitive-home")) || (data === "home")) || (data === "system")) || (data === "outside")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept4}, "must be equal to one of the allowed values");
errors++;
}
validate311.errors = vErrors;
return errors === 0;
}


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate311(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate311.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate310.errors = vErrors;
return errors === 0;
}


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "list") || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "delete")) || (data === "delete-tree")) || (data === "move")) || (data === "metadata")) || (data === "metadata-tree")) || (data === "execute")) || (data === "cwd"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept5}, "must be equal to one of the allowed values");
errors++;
}
validate316.errors = vErrors;
return errors === 0;
}


function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate316(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate316.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate315.errors = vErrors;
return errors === 0;
}


function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "argument") || (data === "flag-value")) || (data === "redirect-target")) || (data === "cwd-prefix")) || (data === "implicit")) || (data === "implicit-temp")) || (data === "assignment"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept6}, "must be equal to one of the allowed values");
errors++;
}
validate320.errors = vErrors;
return errors === 0;
}


function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate320(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate320.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate319.errors = vErrors;
return errors === 0;
}


function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "one-or-more") || (data === "per-command-stage")) || (data === "zero-or-more"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept7}, "must be equal to one of the allowed values");
errors++;
}
validate326.errors = vErrors;
return errors === 0;
}


function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "scopes") || (key0 === "classes")) || (key0 === "access")) || (key0 === "usages")) || (key0 === "programs")) || (key0 === "allowExactPaths")) || (key0 === "forbidPathSegments")) || (key0 === "requireFacts"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.scopes !== undefined && func0.call(data, "scopes")){
if(!(validate310(data.scopes, {instancePath:instancePath+"/scopes",parentData:data,parentDataProperty:"scopes",rootData}))){
vErrors = withErrors(vErrors, validate310.errors);
errors = vErrors.length;
}
}
if(data.classes !== undefined && func0.call(data, "classes")){
if(!(validate280(data.classes, {instancePath:instancePath+"/classes",parentData:data,parentDataProperty:"classes",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data.access !== undefined && func0.call(data, "access")){
if(!(validate315(data.access, {instancePath:instancePath+"/access",parentData:data,parentDataProperty:"access",rootData}))){
vErrors = withErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.usages !== undefined && func0.call(data, "usages")){
if(!(validate319(data.usages, {instancePath:instancePath+"/usages",parentData:data,parentDataProperty:"usages",rootData}))){
vErrors = withErrors(vErrors, validate319.errors);
errors = vErrors.length;
}
}
if(data.programs !== undefined && func0.call(data, "programs")){
if(!(validate280(data.programs, {instancePath:instancePath+"/programs",parentData:data,parentDataProperty:"programs",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data.allowExactPaths !== undefined && func0.call(data, "allowExactPaths")){
if(!(validate280(data.allowExactPaths, {instancePath:instancePath+"/allowExactPaths",parentData:data,parentDataProperty:"allowExactPaths",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data.forbidPathSegments !== undefined && func0.call(data, "forbidPathSegments")){
if(!(validate280(data.forbidPathSegments, {instancePath:instancePath+"/forbidPathSegments",parentData:data,parentDataProperty:"forbidPathSegments",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data.requireFacts !== undefined && func0.call(data, "requireFacts")){
if(!(validate326(data.requireFacts, {instancePath:instancePath+"/requireFacts",parentData:data,parentDataProperty:"requireFacts",rootData}))){
vErrors = withErrors(vErrors, validate326.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate309.errors = vErrors;
return errors === 0;
}


function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "denied") || (data === "listed")) || (data === "public")) || (data === "loopback")) || (data === "private")) || (data === "metadata")) || (data === "dynamic"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept8}, "must be equal to one of the allowed values");
errors++;
}
validate334.errors = vErrors;
return errors === 0;
}


function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate334(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate334.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate333.errors = vErrors;
return errors === 0;
}


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((data0 === "fetch") || (data0 === "send")) || (data0 === "listen"))){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/items/enum", "enum", {allowedValues: kept9}, "must be equal to one of the allowed values");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate337.errors = vErrors;
return errors === 0;
}


function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "hosts") || (key0 === "classes")) || (key0 === "direction")) || (key0 === "schemes")) || (key0 === "requireFacts"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.hosts !== undefined && func0.call(data, "hosts")){
if(!(validate280(data.hosts, {instancePath:instancePath+"/hosts",parentData:data,parentDataProperty:"hosts",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data.classes !== undefined && func0.call(data, "classes")){
if(!(validate333(data.classes, {instancePath:instancePath+"/classes",parentData:data,parentDataProperty:"classes",rootData}))){
vErrors = withErrors(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.direction !== undefined && func0.call(data, "direction")){
if(!(validate337(data.direction, {instancePath:instancePath+"/direction",parentData:data,parentDataProperty:"direction",rootData}))){
vErrors = withErrors(vErrors, validate337.errors);
errors = vErrors.length;
}
}
if(data.schemes !== undefined && func0.call(data, "schemes")){
if(!(validate280(data.schemes, {instancePath:instancePath+"/schemes",parentData:data,parentDataProperty:"schemes",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data.requireFacts !== undefined && func0.call(data, "requireFacts")){
let data4 = data.requireFacts;
if(!((data4 === "one-or-more") || (data4 === "zero-or-more"))){
vErrors = withError(vErrors, instancePath+"/requireFacts", "#/properties/requireFacts/enum", "enum", {allowedValues: kept10}, "must be equal to one of the allowed values");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate331.errors = vErrors;
return errors === 0;
}


function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
vErrors = withError(vErrors, instancePath, "#/maxProperties", "maxProperties", {limit: 1}, "must NOT have more than 1 properties");
errors++;
}
if(Object.keys(data).length < 1){
vErrors = withError(vErrors, instancePath, "#/minProperties", "minProperties", {limit: 1}, "must NOT have fewer than 1 properties");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(kept11, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.always !== undefined && func0.call(data, "always")){
if(true !== data.always){
vErrors = withError(vErrors, instancePath+"/always", "#/properties/always/const", "const", {allowedValue: true}, "must be equal to constant");
errors++;
}
}
if(data.all !== undefined && func0.call(data, "all")){
if(!(validate276(data.all, {instancePath:instancePath+"/all",parentData:data,parentDataProperty:"all",rootData}))){
vErrors = withErrors(vErrors, validate276.errors);
errors = vErrors.length;
}
}
if(data.any !== undefined && func0.call(data, "any")){
if(!(validate276(data.any, {instancePath:instancePath+"/any",parentData:data,parentDataProperty:"any",rootData}))){
vErrors = withErrors(vErrors, validate276.errors);
errors = vErrors.length;
}
}
if(data.not !== undefined && func0.call(data, "not")){
if(!(wrapper1.validate(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData}))){
vErrors = withErrors(vErrors, wrapper1.validate.errors);
errors = vErrors.length;
}
}
if(data.tool !== undefined && func0.call(data, "tool")){
if(!(validate279(data.tool, {instancePath:instancePath+"/tool",parentData:data,parentDataProperty:"tool",rootData}))){
vErrors = withErrors(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.toolKind !== undefined && func0.call(data, "toolKind")){
let data5 = data.toolKind;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate283(data5, {instancePath:instancePath+"/toolKind",parentData:data,parentDataProperty:"toolKind",rootData}))){
vErrors = withErrors(vErrors, validate283.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs11 = errors;
if(Array.isArray(data5)){
if(data5.length < 1){
vErrors = withError(vErrors, instancePath+"/toolKind", "#/properties/toolKind/anyOf/1/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate283(data5[i0], {instancePath:instancePath+"/toolKind/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate283.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/toolKind", "#/properties/toolKind/anyOf/1/type", "type", {type: "array"}, "must be array");
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
vErrors = withError(vErrors, instancePath+"/toolKind", "#/properties/toolKind/anyOf", "anyOf", {}, "must match a schema in anyOf");
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.toolTier !== undefined && func0.call(data, "toolTier")){
let data7 = data.toolTier;
if(Array.isArray(data7)){
if(data7.length < 1){
vErrors = withError(vErrors, instancePath+"/toolTier", "#/properties/toolTier/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(!(((data8 === "read") || (data8 === "write")) || (data8 === "exec"))){
vErrors = withError(vErrors, instancePath+"/toolTier/" + i1, "#/properties/toolTier/items/enum", "enum", {allowedValues: kept12}, "must be equal to one of the allowed values");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/toolTier", "#/properties/toolTier/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.input !== undefined && func0.call(data, "input")){
let data9 = data.input;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.pointer === undefined) || (!(func0.call(data9, "pointer")))){
vErrors = withError(vErrors, instancePath+"/input", "#/properties/input/required", "required", {missingProperty: "pointer"}, "must have required property '"+"pointer"+"'");
errors++;
}
for(const key1 of Object.keys(data9)){
if(!((((key1 === "pointer") || (key1 === "equals")) || (key1 === "pattern")) || (key1 === "present"))){
vErrors = withError(vErrors, instancePath+"/input", "#/properties/input/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data9.pointer !== undefined && func0.call(data9, "pointer")){
if(typeof data9.pointer !== "string"){
vErrors = withError(vErrors, instancePath+"/input/pointer", "#/properties/input/properties/pointer/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data9.pattern !== undefined && func0.call(data9, "pattern")){
if(typeof data9.pattern !== "string"){
vErrors = withError(vErrors, instancePath+"/input/pattern", "#/properties/input/properties/pattern/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data9.present !== undefined && func0.call(data9, "present")){
if(typeof data9.present !== "boolean"){
vErrors = withError(vErrors, instancePath+"/input/present", "#/properties/input/properties/present/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/input", "#/properties/input/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
let data13 = data.mcp;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 of Object.keys(data13)){
if(!((((key2 === "server") || (key2 === "tool")) || (key2 === "annotations")) || (key2 === "trusted"))){
vErrors = withError(vErrors, instancePath+"/mcp", "#/properties/mcp/additionalProperties", "additionalProperties", {additionalProperty: key2}, "must NOT have additional properties");
errors++;
}
}
if(data13.server !== undefined && func0.call(data13, "server")){
if(typeof data13.server !== "string"){
vErrors = withError(vErrors, instancePath+"/mcp/server", "#/properties/mcp/properties/server/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data13.tool !== undefined && func0.call(data13, "tool")){
if(!(validate279(data13.tool, {instancePath:instancePath+"/mcp/tool",parentData:data13,parentDataProperty:"tool",rootData}))){
vErrors = withErrors(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data13.annotations !== undefined && func0.call(data13, "annotations")){
let data16 = data13.annotations;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key3 of Object.keys(data16)){
if(!((((key3 === "readOnlyHint") || (key3 === "destructiveHint")) || (key3 === "idempotentHint")) || (key3 === "openWorldHint"))){
vErrors = withError(vErrors, instancePath+"/mcp/annotations", "#/properties/mcp/properties/annotations/additionalProperties", "additionalProperties", {additionalProperty: key3}, "must NOT have additional properties");
errors++;
}
}
if(data16.readOnlyHint !== undefined && func0.call(data16, "readOnlyHint")){
if(typeof data16.readOnlyHint !== "boolean"){
vErrors = withError(vErrors, instancePath+"/mcp/annotations/readOnlyHint", "#/properties/mcp/properties/annotations/properties/readOnlyHint/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data16.destructiveHint !== undefined && func0.call(data16, "destructiveHint")){
if(typeof data16.destructiveHint !== "boolean"){
vErrors = withError(vErrors, instancePath+"/mcp/annotations/destructiveHint", "#/properties/mcp/properties/annotations/properties/destructiveHint/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data16.idempotentHint !== undefined && func0.call(data16, "idempotentHint")){
if(typeof data16.idempotentHint !== "boolean"){
vErrors = withError(vErrors, instancePath+"/mcp/annotations/idempotentHint", "#/properties/mcp/properties/annotations/properties/idempotentHint/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data16.openWorldHint !== undefined && func0.call(data16, "openWorldHint")){
if(typeof data16.openWorldHint !== "boolean"){
vErrors = withError(vErrors, instancePath+"/mcp/annotations/openWorldHint", "#/properties/mcp/properties/annotations/properties/openWorldHint/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/mcp/annotations", "#/properties/mcp/properties/annotations/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data13.trusted !== undefined && func0.call(data13, "trusted")){
if(typeof data13.trusted !== "boolean"){
vErrors = withError(vErrors, instancePath+"/mcp/trusted", "#/properties/mcp/properties/trusted/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/mcp", "#/properties/mcp/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.program !== undefined && func0.call(data, "program")){
if(!(validate279(data.program, {instancePath:instancePath+"/program",parentData:data,parentDataProperty:"program",rootData}))){
vErrors = withErrors(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.tokens !== undefined && func0.call(data, "tokens")){
let data23 = data.tokens;
if(Array.isArray(data23)){
if(data23.length < 1){
vErrors = withError(vErrors, instancePath+"/tokens", "#/properties/tokens/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
const _errs49 = errors;
let valid12 = false;
const _errs50 = errors;
if(typeof data24 !== "string"){
vErrors = withError(vErrors, instancePath+"/tokens/" + i2, "#/properties/tokens/items/anyOf/0/type", "type", {type: "string"}, "must be string");
errors++;
}
var _valid1 = _errs50 === errors;
valid12 = valid12 || _valid1;
if(!valid12){
const _errs52 = errors;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.anyOf === undefined) || (!(func0.call(data24, "anyOf")))){
vErrors = withError(vErrors, instancePath+"/tokens/" + i2, "#/properties/tokens/items/anyOf/1/required", "required", {missingProperty: "anyOf"}, "must have required property '"+"anyOf"+"'");
errors++;
}
for(const key4 of Object.keys(data24)){
if(!(key4 === "anyOf")){
vErrors = withError(vErrors, instancePath+"/tokens/" + i2, "#/properties/tokens/items/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key4}, "must NOT have additional properties");
errors++;
}
}
if(data24.anyOf !== undefined && func0.call(data24, "anyOf")){
if(!(validate280(data24.anyOf, {instancePath:instancePath+"/tokens/" + i2+"/anyOf",parentData:data24,parentDataProperty:"anyOf",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tokens/" + i2, "#/properties/tokens/items/anyOf/1/type", "type", {type: "object"}, "must be object");
errors++;
}
var _valid1 = _errs52 === errors;
valid12 = valid12 || _valid1;
}
if(!valid12){
vErrors = withError(vErrors, instancePath+"/tokens/" + i2, "#/properties/tokens/items/anyOf", "anyOf", {}, "must match a schema in anyOf");
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tokens", "#/properties/tokens/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.argv !== undefined && func0.call(data, "argv")){
if(!(validate280(data.argv, {instancePath:instancePath+"/argv",parentData:data,parentDataProperty:"argv",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data.arg0In !== undefined && func0.call(data, "arg0In")){
if(!(validate280(data.arg0In, {instancePath:instancePath+"/arg0In",parentData:data,parentDataProperty:"arg0In",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data.argAt !== undefined && func0.call(data, "argAt")){
let data28 = data.argAt;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if((data28.index === undefined) || (!(func0.call(data28, "index")))){
vErrors = withError(vErrors, instancePath+"/argAt", "#/properties/argAt/required", "required", {missingProperty: "index"}, "must have required property '"+"index"+"'");
errors++;
}
for(const key5 of Object.keys(data28)){
if(!(((key5 === "index") || (key5 === "equals")) || (key5 === "value"))){
vErrors = withError(vErrors, instancePath+"/argAt", "#/properties/argAt/additionalProperties", "additionalProperties", {additionalProperty: key5}, "must NOT have additional properties");
errors++;
}
}
if(data28.index !== undefined && func0.call(data28, "index")){
let data29 = data28.index;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
vErrors = withError(vErrors, instancePath+"/argAt/index", "#/properties/argAt/properties/index/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
vErrors = withError(vErrors, instancePath+"/argAt/index", "#/properties/argAt/properties/index/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data28.equals !== undefined && func0.call(data28, "equals")){
if(typeof data28.equals !== "string"){
vErrors = withError(vErrors, instancePath+"/argAt/equals", "#/properties/argAt/properties/equals/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data28.value !== undefined && func0.call(data28, "value")){
if(typeof data28.value !== "string"){
vErrors = withError(vErrors, instancePath+"/argAt/value", "#/properties/argAt/properties/value/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/argAt", "#/properties/argAt/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.argMatches !== undefined && func0.call(data, "argMatches")){
let data32 = data.argMatches;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if((data32.index === undefined) || (!(func0.call(data32, "index")))){
vErrors = withError(vErrors, instancePath+"/argMatches", "#/properties/argMatches/required", "required", {missingProperty: "index"}, "must have required property '"+"index"+"'");
errors++;
}
if((data32.pattern === undefined) || (!(func0.call(data32, "pattern")))){
vErrors = withError(vErrors, instancePath+"/argMatches", "#/properties/argMatches/required", "required", {missingProperty: "pattern"}, "must have required property '"+"pattern"+"'");
errors++;
}
for(const key6 of Object.keys(data32)){
if(!((key6 === "index") || (key6 === "pattern"))){
vErrors = withError(vErrors, instancePath+"/argMatches", "#/properties/argMatches/additionalProperties", "additionalProperties", {additionalProperty: key6}, "must NOT have additional properties");
errors++;
}
}
if(data32.index !== undefined && func0.call(data32, "index")){
let data33 = data32.index;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
vErrors = withError(vErrors, instancePath+"/argMatches/index", "#/properties/argMatches/properties/index/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
vErrors = withError(vErrors, instancePath+"/argMatches/index", "#/properties/argMatches/properties/index/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data32.pattern !== undefined && func0.call(data32, "pattern")){
if(typeof data32.pattern !== "string"){
vErrors = withError(vErrors, instancePath+"/argMatches/pattern", "#/properties/argMatches/properties/pattern/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/argMatches", "#/properties/argMatches/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.anyArgMatches !== undefined && func0.call(data, "anyArgMatches")){
let data35 = data.anyArgMatches;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if((data35.pattern === undefined) || (!(func0.call(data35, "pattern")))){
vErrors = withError(vErrors, instancePath+"/anyArgMatches", "#/properties/anyArgMatches/required", "required", {missingProperty: "pattern"}, "must have required property '"+"pattern"+"'");
errors++;
}
for(const key7 of Object.keys(data35)){
if(!(key7 === "pattern")){
vErrors = withError(vErrors, instancePath+"/anyArgMatches", "#/properties/anyArgMatches/additionalProperties", "additionalProperties", {additionalProperty: key7}, "must NOT have additional properties");
errors++;
}
}
if(data35.pattern !== undefined && func0.call(data35, "pattern")){
if(typeof data35.pattern !== "string"){
vErrors = withError(vErrors, instancePath+"/anyArgMatches/pattern", "#/properties/anyArgMatches/properties/pattern/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/anyArgMatches", "#/properties/anyArgMatches/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.argCount !== undefined && func0.call(data, "argCount")){
if(!(validate291(data.argCount, {instancePath:instancePath+"/argCount",parentData:data,parentDataProperty:"argCount",rootData}))){
vErrors = withErrors(vErrors, validate291.errors);
errors = vErrors.length;
}
}
if(data.flagPresent !== undefined && func0.call(data, "flagPresent")){
if(!(validate279(data.flagPresent, {instancePath:instancePath+"/flagPresent",parentData:data,parentDataProperty:"flagPresent",rootData}))){
vErrors = withErrors(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.flagMatches !== undefined && func0.call(data, "flagMatches")){
let data39 = data.flagMatches;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key8 of Object.keys(data39)){
if(!(((key8 === "names") || (key8 === "prefixes")) || (key8 === "shortChars"))){
vErrors = withError(vErrors, instancePath+"/flagMatches", "#/properties/flagMatches/additionalProperties", "additionalProperties", {additionalProperty: key8}, "must NOT have additional properties");
errors++;
}
}
if(data39.names !== undefined && func0.call(data39, "names")){
if(!(validate280(data39.names, {instancePath:instancePath+"/flagMatches/names",parentData:data39,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data39.prefixes !== undefined && func0.call(data39, "prefixes")){
if(!(validate280(data39.prefixes, {instancePath:instancePath+"/flagMatches/prefixes",parentData:data39,parentDataProperty:"prefixes",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data39.shortChars !== undefined && func0.call(data39, "shortChars")){
if(typeof data39.shortChars !== "string"){
vErrors = withError(vErrors, instancePath+"/flagMatches/shortChars", "#/properties/flagMatches/properties/shortChars/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/flagMatches", "#/properties/flagMatches/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.flagAllowlist !== undefined && func0.call(data, "flagAllowlist")){
let data43 = data.flagAllowlist;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key9 of Object.keys(data43)){
if(!((key9 === "names") || (key9 === "shortChars"))){
vErrors = withError(vErrors, instancePath+"/flagAllowlist", "#/properties/flagAllowlist/additionalProperties", "additionalProperties", {additionalProperty: key9}, "must NOT have additional properties");
errors++;
}
}
if(data43.names !== undefined && func0.call(data43, "names")){
if(!(validate280(data43.names, {instancePath:instancePath+"/flagAllowlist/names",parentData:data43,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data43.shortChars !== undefined && func0.call(data43, "shortChars")){
if(typeof data43.shortChars !== "string"){
vErrors = withError(vErrors, instancePath+"/flagAllowlist/shortChars", "#/properties/flagAllowlist/properties/shortChars/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/flagAllowlist", "#/properties/flagAllowlist/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.flagValueIn !== undefined && func0.call(data, "flagValueIn")){
let data46 = data.flagValueIn;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if((data46.names === undefined) || (!(func0.call(data46, "names")))){
vErrors = withError(vErrors, instancePath+"/flagValueIn", "#/properties/flagValueIn/required", "required", {missingProperty: "names"}, "must have required property '"+"names"+"'");
errors++;
}
if((data46.values === undefined) || (!(func0.call(data46, "values")))){
vErrors = withError(vErrors, instancePath+"/flagValueIn", "#/properties/flagValueIn/required", "required", {missingProperty: "values"}, "must have required property '"+"values"+"'");
errors++;
}
for(const key10 of Object.keys(data46)){
if(!(((key10 === "names") || (key10 === "values")) || (key10 === "allowUndefinedValue"))){
vErrors = withError(vErrors, instancePath+"/flagValueIn", "#/properties/flagValueIn/additionalProperties", "additionalProperties", {additionalProperty: key10}, "must NOT have additional properties");
errors++;
}
}
if(data46.names !== undefined && func0.call(data46, "names")){
if(!(validate280(data46.names, {instancePath:instancePath+"/flagValueIn/names",parentData:data46,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data46.values !== undefined && func0.call(data46, "values")){
if(!(validate280(data46.values, {instancePath:instancePath+"/flagValueIn/values",parentData:data46,parentDataProperty:"values",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data46.allowUndefinedValue !== undefined && func0.call(data46, "allowUndefinedValue")){
if(typeof data46.allowUndefinedValue !== "boolean"){
vErrors = withError(vErrors, instancePath+"/flagValueIn/allowUndefinedValue", "#/properties/flagValueIn/properties/allowUndefinedValue/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/flagValueIn", "#/properties/flagValueIn/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.flagCount !== undefined && func0.call(data, "flagCount")){
if(!(validate291(data.flagCount, {instancePath:instancePath+"/flagCount",parentData:data,parentDataProperty:"flagCount",rootData}))){
vErrors = withErrors(vErrors, validate291.errors);
errors = vErrors.length;
}
}
if(data.envAssignmentNameIn !== undefined && func0.call(data, "envAssignmentNameIn")){
let data51 = data.envAssignmentNameIn;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key11 of Object.keys(data51)){
if(!(((key11 === "names") || (key11 === "prefixes")) || (key11 === "caseInsensitivePrefixes"))){
vErrors = withError(vErrors, instancePath+"/envAssignmentNameIn", "#/properties/envAssignmentNameIn/additionalProperties", "additionalProperties", {additionalProperty: key11}, "must NOT have additional properties");
errors++;
}
}
if(data51.names !== undefined && func0.call(data51, "names")){
if(!(validate280(data51.names, {instancePath:instancePath+"/envAssignmentNameIn/names",parentData:data51,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data51.prefixes !== undefined && func0.call(data51, "prefixes")){
if(!(validate280(data51.prefixes, {instancePath:instancePath+"/envAssignmentNameIn/prefixes",parentData:data51,parentDataProperty:"prefixes",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data51.caseInsensitivePrefixes !== undefined && func0.call(data51, "caseInsensitivePrefixes")){
if(!(validate280(data51.caseInsensitivePrefixes, {instancePath:instancePath+"/envAssignmentNameIn/caseInsensitivePrefixes",parentData:data51,parentDataProperty:"caseInsensitivePrefixes",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/envAssignmentNameIn", "#/properties/envAssignmentNameIn/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.envAssignmentCount !== undefined && func0.call(data, "envAssignmentCount")){
if(!(validate291(data.envAssignmentCount, {instancePath:instancePath+"/envAssignmentCount",parentData:data,parentDataProperty:"envAssignmentCount",rootData}))){
vErrors = withErrors(vErrors, validate291.errors);
errors = vErrors.length;
}
}
if(data.noSubstitution !== undefined && func0.call(data, "noSubstitution")){
if(true !== data.noSubstitution){
vErrors = withError(vErrors, instancePath+"/noSubstitution", "#/properties/noSubstitution/const", "const", {allowedValue: true}, "must be equal to constant");
errors++;
}
}
if(data.noStdoutRedirect !== undefined && func0.call(data, "noStdoutRedirect")){
if(true !== data.noStdoutRedirect){
vErrors = withError(vErrors, instancePath+"/noStdoutRedirect", "#/properties/noStdoutRedirect/const", "const", {allowedValue: true}, "must be equal to constant");
errors++;
}
}
if(data.redirect !== undefined && func0.call(data, "redirect")){
let data58 = data.redirect;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const key12 of Object.keys(data58)){
if(!((((key12 === "stream") || (key12 === "target")) || (key12 === "targetKind")) || (key12 === "append"))){
vErrors = withError(vErrors, instancePath+"/redirect", "#/properties/redirect/additionalProperties", "additionalProperties", {additionalProperty: key12}, "must NOT have additional properties");
errors++;
}
}
if(data58.stream !== undefined && func0.call(data58, "stream")){
let data59 = data58.stream;
if(!((((data59 === "stdin") || (data59 === "stdout")) || (data59 === "stderr")) || (data59 === "any"))){
vErrors = withError(vErrors, instancePath+"/redirect/stream", "#/properties/redirect/properties/stream/enum", "enum", {allowedValues: kept13}, "must be equal to one of the allowed values");
errors++;
}
}
if(data58.target !== undefined && func0.call(data58, "target")){
if(typeof data58.target !== "string"){
vErrors = withError(vErrors, instancePath+"/redirect/target", "#/properties/redirect/properties/target/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data58.targetKind !== undefined && func0.call(data58, "targetKind")){
let data61 = data58.targetKind;
if(!((((data61 === "file") || (data61 === "fd")) || (data61 === "heredoc")) || (data61 === "herestring"))){
vErrors = withError(vErrors, instancePath+"/redirect/targetKind", "#/properties/redirect/properties/targetKind/enum", "enum", {allowedValues: kept14}, "must be equal to one of the allowed values");
errors++;
}
}
if(data58.append !== undefined && func0.call(data58, "append")){
if(typeof data58.append !== "boolean"){
vErrors = withError(vErrors, instancePath+"/redirect/append", "#/properties/redirect/properties/append/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/redirect", "#/properties/redirect/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.effectsAllIn !== undefined && func0.call(data, "effectsAllIn")){
if(!(validate304(data.effectsAllIn, {instancePath:instancePath+"/effectsAllIn",parentData:data,parentDataProperty:"effectsAllIn",rootData}))){
vErrors = withErrors(vErrors, validate304.errors);
errors = vErrors.length;
}
}
if(data.effectsSomeIn !== undefined && func0.call(data, "effectsSomeIn")){
if(!(validate304(data.effectsSomeIn, {instancePath:instancePath+"/effectsSomeIn",parentData:data,parentDataProperty:"effectsSomeIn",rootData}))){
vErrors = withErrors(vErrors, validate304.errors);
errors = vErrors.length;
}
}
if(data.pathScopesAllIn !== undefined && func0.call(data, "pathScopesAllIn")){
if(!(validate309(data.pathScopesAllIn, {instancePath:instancePath+"/pathScopesAllIn",parentData:data,parentDataProperty:"pathScopesAllIn",rootData}))){
vErrors = withErrors(vErrors, validate309.errors);
errors = vErrors.length;
}
}
if(data.pathScopesNoneIn !== undefined && func0.call(data, "pathScopesNoneIn")){
if(!(validate309(data.pathScopesNoneIn, {instancePath:instancePath+"/pathScopesNoneIn",parentData:data,parentDataProperty:"pathScopesNoneIn",rootData}))){
vErrors = withErrors(vErrors, validate309.errors);
errors = vErrors.length;
}
}
if(data.pathScopesSomeIn !== undefined && func0.call(data, "pathScopesSomeIn")){
if(!(validate309(data.pathScopesSomeIn, {instancePath:instancePath+"/pathScopesSomeIn",parentData:data,parentDataProperty:"pathScopesSomeIn",rootData}))){
vErrors = withErrors(vErrors, validate309.errors);
errors = vErrors.length;
}
}
if(data.hostsAllIn !== undefined && func0.call(data, "hostsAllIn")){
if(!(validate331(data.hostsAllIn, {instancePath:instancePath+"/hostsAllIn",parentData:data,parentDataProperty:"hostsAllIn",rootData}))){
vErrors = withErrors(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.hostsSomeIn !== undefined && func0.call(data, "hostsSomeIn")){
if(!(validate331(data.hostsSomeIn, {instancePath:instancePath+"/hostsSomeIn",parentData:data,parentDataProperty:"hostsSomeIn",rootData}))){
vErrors = withErrors(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.sends !== undefined && func0.call(data, "sends")){
if(true !== data.sends){
vErrors = withError(vErrors, instancePath+"/sends", "#/properties/sends/const", "const", {allowedValue: true}, "must be equal to constant");
errors++;
}
}
if(data.flow !== undefined && func0.call(data, "flow")){
let data71 = data.flow;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
if((data71.from === undefined) || (!(func0.call(data71, "from")))){
vErrors = withError(vErrors, instancePath+"/flow", "#/properties/flow/required", "required", {missingProperty: "from"}, "must have required property '"+"from"+"'");
errors++;
}
if((data71.to === undefined) || (!(func0.call(data71, "to")))){
vErrors = withError(vErrors, instancePath+"/flow", "#/properties/flow/required", "required", {missingProperty: "to"}, "must have required property '"+"to"+"'");
errors++;
}
for(const key13 of Object.keys(data71)){
if(!((((key13 === "from") || (key13 === "to")) || (key13 === "via")) || (key13 === "runs"))){
vErrors = withError(vErrors, instancePath+"/flow", "#/properties/flow/additionalProperties", "additionalProperties", {additionalProperty: key13}, "must NOT have additional properties");
errors++;
}
}
if(data71.from !== undefined && func0.call(data71, "from")){
if(!(wrapper1.validate(data71.from, {instancePath:instancePath+"/flow/from",parentData:data71,parentDataProperty:"from",rootData}))){
vErrors = withErrors(vErrors, wrapper1.validate.errors);
errors = vErrors.length;
}
}
if(data71.to !== undefined && func0.call(data71, "to")){
if(!(wrapper1.validate(data71.to, {instancePath:instancePath+"/flow/to",parentData:data71,parentDataProperty:"to",rootData}))){
vErrors = withErrors(vErrors, wrapper1.validate.errors);
errors = vErrors.length;
}
}
if(data71.via !== undefined && func0.call(data71, "via")){
let data74 = data71.via;
if(Array.isArray(data74)){
if(data74.length < 1){
vErrors = withError(vErrors, instancePath+"/flow/via", "#/properties/flow/properties/via/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len3 = data74.length;
for(let i3=0; i3<len3; i3++){
let data75 = data74[i3];
if(!(((((((data75 === "pipe") || (data75 === "substitution")) || (data75 === "process")) || (data75 === "variable")) || (data75 === "file")) || (data75 === "operand")) || (data75 === "redirect"))){
vErrors = withError(vErrors, instancePath+"/flow/via/" + i3, "#/properties/flow/properties/via/items/enum", "enum", {allowedValues: kept15}, "must be equal to one of the allowed values");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/flow/via", "#/properties/flow/properties/via/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data71.runs !== undefined && func0.call(data71, "runs")){
if(true !== data71.runs){
vErrors = withError(vErrors, instancePath+"/flow/runs", "#/properties/flow/properties/runs/const", "const", {allowedValue: true}, "must be equal to constant");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/flow", "#/properties/flow/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.selfRecursive !== undefined && func0.call(data, "selfRecursive")){
if(true !== data.selfRecursive){
vErrors = withError(vErrors, instancePath+"/selfRecursive", "#/properties/selfRecursive/const", "const", {allowedValue: true}, "must be equal to constant");
errors++;
}
}
if(data.posture !== undefined && func0.call(data, "posture")){
if(!(validate280(data.posture, {instancePath:instancePath+"/posture",parentData:data,parentDataProperty:"posture",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate275.errors = vErrors;
return errors === 0;
}


function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.input === undefined) || (!(func0.call(data, "input")))){
vErrors = withError(vErrors, instancePath, "#/anyOf/1/required", "required", {missingProperty: "input"}, "must have required property '"+"input"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "tool") || (key0 === "input")) || (key0 === "context"))){
vErrors = withError(vErrors, instancePath, "#/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.tool !== undefined && func0.call(data, "tool")){
if(typeof data.tool !== "string"){
vErrors = withError(vErrors, instancePath+"/tool", "#/anyOf/1/properties/tool/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.context !== undefined && func0.call(data, "context")){
let data1 = data.context;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
vErrors = withError(vErrors, instancePath+"/context", "#/anyOf/1/properties/context/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/anyOf/1/type", "type", {type: "object"}, "must be object");
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
validate345.errors = vErrors;
return errors === 0;
}


function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate345(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate345.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate344.errors = vErrors;
return errors === 0;
}


function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "id"}, "must have required property '"+"id"+"'");
errors++;
}
if((data.effect === undefined) || (!(func0.call(data, "effect")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "effect"}, "must have required property '"+"effect"+"'");
errors++;
}
if((data.match === undefined) || (!(func0.call(data, "match")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "match"}, "must have required property '"+"match"+"'");
errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "reason"}, "must have required property '"+"reason"+"'");
errors++;
}
if((data.provenance === undefined) || (!(func0.call(data, "provenance")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "provenance"}, "must have required property '"+"provenance"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(kept16, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, instancePath+"/id", "#/properties/id/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.effect !== undefined && func0.call(data, "effect")){
if(!(validate270(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData}))){
vErrors = withErrors(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.match !== undefined && func0.call(data, "match")){
if(!(validate275(data.match, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData}))){
vErrors = withErrors(vErrors, validate275.errors);
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
if(data.agentReason !== undefined && func0.call(data, "agentReason")){
if(typeof data.agentReason !== "string"){
vErrors = withError(vErrors, instancePath+"/agentReason", "#/properties/agentReason/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.alternative !== undefined && func0.call(data, "alternative")){
if(typeof data.alternative !== "string"){
vErrors = withError(vErrors, instancePath+"/alternative", "#/properties/alternative/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.justification !== undefined && func0.call(data, "justification")){
if(typeof data.justification !== "string"){
vErrors = withError(vErrors, instancePath+"/justification", "#/properties/justification/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.provenance !== undefined && func0.call(data, "provenance")){
let data8 = data.provenance;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.source === undefined) || (!(func0.call(data8, "source")))){
vErrors = withError(vErrors, instancePath+"/provenance", "#/properties/provenance/required", "required", {missingProperty: "source"}, "must have required property '"+"source"+"'");
errors++;
}
for(const key1 of Object.keys(data8)){
if(!((((key1 === "source") || (key1 === "author")) || (key1 === "date")) || (key1 === "reference"))){
vErrors = withError(vErrors, instancePath+"/provenance", "#/properties/provenance/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data8.source !== undefined && func0.call(data8, "source")){
if(typeof data8.source !== "string"){
vErrors = withError(vErrors, instancePath+"/provenance/source", "#/properties/provenance/properties/source/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data8.author !== undefined && func0.call(data8, "author")){
if(typeof data8.author !== "string"){
vErrors = withError(vErrors, instancePath+"/provenance/author", "#/properties/provenance/properties/author/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data8.date !== undefined && func0.call(data8, "date")){
if(typeof data8.date !== "string"){
vErrors = withError(vErrors, instancePath+"/provenance/date", "#/properties/provenance/properties/date/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data8.reference !== undefined && func0.call(data8, "reference")){
if(typeof data8.reference !== "string"){
vErrors = withError(vErrors, instancePath+"/provenance/reference", "#/properties/provenance/properties/reference/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/provenance", "#/properties/provenance/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.ask !== undefined && func0.call(data, "ask")){
if("fresh" !== data.ask){
vErrors = withError(vErrors, instancePath+"/ask", "#/properties/ask/const", "const", {allowedValue: "fresh"}, "must be equal to constant");
errors++;
}
}
if(data.examples !== undefined && func0.call(data, "examples")){
let data14 = data.examples;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 of Object.keys(data14)){
if(!((key2 === "match") || (key2 === "noMatch"))){
vErrors = withError(vErrors, instancePath+"/examples", "#/properties/examples/additionalProperties", "additionalProperties", {additionalProperty: key2}, "must NOT have additional properties");
errors++;
}
}
if(data14.match !== undefined && func0.call(data14, "match")){
if(!(validate344(data14.match, {instancePath:instancePath+"/examples/match",parentData:data14,parentDataProperty:"match",rootData}))){
vErrors = withErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data14.noMatch !== undefined && func0.call(data14, "noMatch")){
if(!(validate344(data14.noMatch, {instancePath:instancePath+"/examples/noMatch",parentData:data14,parentDataProperty:"noMatch",rootData}))){
vErrors = withErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/examples", "#/properties/examples/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate273.errors = vErrors;
return errors === 0;
}


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="pack.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "version"}, "must have required property '"+"version"+"'");
errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "id"}, "must have required property '"+"id"+"'");
errors++;
}
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "rules"}, "must have required property '"+"rules"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "$schema") || (key0 === "version")) || (key0 === "id")) || (key0 === "metadata")) || (key0 === "rules"))){
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
if(data.version !== undefined && func0.call(data, "version")){
if(1 !== data.version){
vErrors = withError(vErrors, instancePath+"/version", "#/properties/version/const", "const", {allowedValue: 1}, "must be equal to constant");
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, instancePath+"/id", "#/properties/id/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
if(!(validate269(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = withErrors(vErrors, validate269.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data4 = data.rules;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate273(data4[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate273.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/rules", "#/properties/rules/type", "type", {type: "array"}, "must be array");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate268.errors = vErrors;
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
