// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { CallFacts } from '../types.js';
import type { SchemaValidator } from './contract.js';

const kept0 = ["none","list","read","decode","create","write","append","truncate","overwrite","delete","move","metadata","execute","hidden-execute","run-project","network","listen","privilege","process","persist","configure","vcs-read","vcs-write","vcs-discard","install","remote-read","remote-write","remote-delete","secret-read","shell-state","background","spawn","power","device","disarm","unknown"];
const kept1 = ["list","read","create","write","append","truncate","delete","delete-tree","move","metadata","metadata-tree","execute","cwd"];
const kept2 = ["denied","writable-project","project","temp","sensitive-home","home","system","outside","unknown"];
const kept3 = {"text":0,"span":0,"value":0,"base":0,"tail":0,"values":0,"prefix":0,"suffix":0,"fields":0,"pattern":0,"glob":0,"quoted":0,"reasons":0,"nested":0,"variables":0};
const kept4 = ["home","cwd","temp","project"];
const kept5 = ["one","many"];
const kept6 = ["parameter","command","arithmetic","process","glob","brace","tilde","array","placeholder","input","undecoded"];
const kept7 = {"program":0,"subcommands":0,"known":0,"transparent":0,"effects":0,"possible":0,"paths":0,"network":0,"sends":0,"maySend":0,"options":0,"operands":0,"operandsCertain":0,"notes":0};
const kept8 = {"operand":0,"paths":0,"below":0,"usage":0,"access":0,"scope":0,"scopes":0,"classes":0,"unknownReason":0,"possible":0};
const kept9 = ["argument","flag-value","redirect-target","cwd-prefix","implicit","implicit-temp","assignment"];
const kept10 = ["fetch","send","listen"];
const kept11 = ["denied","listed","public","loopback","private","metadata","dynamic"];
const kept12 = ["pipe","substitution","process","variable","file","operand","redirect"];
export const validateCallFacts: SchemaValidator<CallFacts> = validate223 as any;
const func0 = Object.prototype.hasOwnProperty;

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate224.errors = vErrors;
return errors === 0;
}


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate226.errors = vErrors;
return errors === 0;
}


function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "decode")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "hidden-execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "remote-delete")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "disarm")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept0}, "must be equal to one of the allowed values");
errors++;
}
validate229.errors = vErrors;
return errors === 0;
}


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate229(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate229.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate228.errors = vErrors;
return errors === 0;
}


function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "list") || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "delete")) || (data === "delete-tree")) || (data === "move")) || (data === "metadata")) || (data === "metadata-tree")) || (data === "execute")) || (data === "cwd"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept1}, "must be equal to one of the allowed values");
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}


function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((data === "denied") || (data === "writable-project")) || (data === "project")) || (data === "temp")) || (data === "sensitive-home")) || (data === "home")) || (data === "system")) || (data === "outside")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept2}, "must be equal to one of the allowed values");
errors++;
}
validate236.errors = vErrors;
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


function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(kept3, key0))){
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
vErrors = withError(vErrors, instancePath+"/base", "#/properties/base/enum", "enum", {allowedValues: kept4}, "must be equal to one of the allowed values");
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
vErrors = withError(vErrors, instancePath+"/fields", "#/properties/fields/enum", "enum", {allowedValues: kept5}, "must be equal to one of the allowed values");
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
vErrors = withError(vErrors, instancePath+"/reasons/" + i0, "#/properties/reasons/items/enum", "enum", {allowedValues: kept6}, "must be equal to one of the allowed values");
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
validate242.errors = vErrors;
return errors === 0;
}


function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="facts.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.commands === undefined) || (!(func0.call(data, "commands")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "commands"}, "must have required property '"+"commands"+"'");
errors++;
}
if((data.flows === undefined) || (!(func0.call(data, "flows")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "flows"}, "must have required property '"+"flows"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "commands") || (key0 === "flows"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.commands !== undefined && func0.call(data, "commands")){
let data0 = data.commands;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.program === undefined) || (!(func0.call(data1, "program")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/required", "required", {missingProperty: "program"}, "must have required property '"+"program"+"'");
errors++;
}
if((data1.subcommands === undefined) || (!(func0.call(data1, "subcommands")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/required", "required", {missingProperty: "subcommands"}, "must have required property '"+"subcommands"+"'");
errors++;
}
if((data1.known === undefined) || (!(func0.call(data1, "known")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/required", "required", {missingProperty: "known"}, "must have required property '"+"known"+"'");
errors++;
}
if((data1.transparent === undefined) || (!(func0.call(data1, "transparent")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/required", "required", {missingProperty: "transparent"}, "must have required property '"+"transparent"+"'");
errors++;
}
if((data1.effects === undefined) || (!(func0.call(data1, "effects")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/required", "required", {missingProperty: "effects"}, "must have required property '"+"effects"+"'");
errors++;
}
if((data1.possible === undefined) || (!(func0.call(data1, "possible")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/required", "required", {missingProperty: "possible"}, "must have required property '"+"possible"+"'");
errors++;
}
if((data1.paths === undefined) || (!(func0.call(data1, "paths")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/required", "required", {missingProperty: "paths"}, "must have required property '"+"paths"+"'");
errors++;
}
if((data1.network === undefined) || (!(func0.call(data1, "network")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/required", "required", {missingProperty: "network"}, "must have required property '"+"network"+"'");
errors++;
}
if((data1.sends === undefined) || (!(func0.call(data1, "sends")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/required", "required", {missingProperty: "sends"}, "must have required property '"+"sends"+"'");
errors++;
}
if((data1.maySend === undefined) || (!(func0.call(data1, "maySend")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/required", "required", {missingProperty: "maySend"}, "must have required property '"+"maySend"+"'");
errors++;
}
if((data1.options === undefined) || (!(func0.call(data1, "options")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/required", "required", {missingProperty: "options"}, "must have required property '"+"options"+"'");
errors++;
}
if((data1.operands === undefined) || (!(func0.call(data1, "operands")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/required", "required", {missingProperty: "operands"}, "must have required property '"+"operands"+"'");
errors++;
}
if((data1.operandsCertain === undefined) || (!(func0.call(data1, "operandsCertain")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/required", "required", {missingProperty: "operandsCertain"}, "must have required property '"+"operandsCertain"+"'");
errors++;
}
if((data1.notes === undefined) || (!(func0.call(data1, "notes")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/required", "required", {missingProperty: "notes"}, "must have required property '"+"notes"+"'");
errors++;
}
for(const key1 of Object.keys(data1)){
if(!(func0.call(kept7, key1))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data1.program !== undefined && func0.call(data1, "program")){
if(!(validate224(data1.program, {instancePath:instancePath+"/commands/" + i0+"/program",parentData:data1,parentDataProperty:"program",rootData}))){
vErrors = withErrors(vErrors, validate224.errors);
errors = vErrors.length;
}
}
if(data1.subcommands !== undefined && func0.call(data1, "subcommands")){
if(!(validate226(data1.subcommands, {instancePath:instancePath+"/commands/" + i0+"/subcommands",parentData:data1,parentDataProperty:"subcommands",rootData}))){
vErrors = withErrors(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data1.known !== undefined && func0.call(data1, "known")){
if(typeof data1.known !== "boolean"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/known", "#/properties/commands/items/properties/known/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data1.transparent !== undefined && func0.call(data1, "transparent")){
if(typeof data1.transparent !== "boolean"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/transparent", "#/properties/commands/items/properties/transparent/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data1.effects !== undefined && func0.call(data1, "effects")){
if(!(validate228(data1.effects, {instancePath:instancePath+"/commands/" + i0+"/effects",parentData:data1,parentDataProperty:"effects",rootData}))){
vErrors = withErrors(vErrors, validate228.errors);
errors = vErrors.length;
}
}
if(data1.possible !== undefined && func0.call(data1, "possible")){
if(!(validate228(data1.possible, {instancePath:instancePath+"/commands/" + i0+"/possible",parentData:data1,parentDataProperty:"possible",rootData}))){
vErrors = withErrors(vErrors, validate228.errors);
errors = vErrors.length;
}
}
if(data1.paths !== undefined && func0.call(data1, "paths")){
let data8 = data1.paths;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.operand === undefined) || (!(func0.call(data9, "operand")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1, "#/properties/commands/items/properties/paths/items/required", "required", {missingProperty: "operand"}, "must have required property '"+"operand"+"'");
errors++;
}
if((data9.paths === undefined) || (!(func0.call(data9, "paths")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1, "#/properties/commands/items/properties/paths/items/required", "required", {missingProperty: "paths"}, "must have required property '"+"paths"+"'");
errors++;
}
if((data9.below === undefined) || (!(func0.call(data9, "below")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1, "#/properties/commands/items/properties/paths/items/required", "required", {missingProperty: "below"}, "must have required property '"+"below"+"'");
errors++;
}
if((data9.usage === undefined) || (!(func0.call(data9, "usage")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1, "#/properties/commands/items/properties/paths/items/required", "required", {missingProperty: "usage"}, "must have required property '"+"usage"+"'");
errors++;
}
if((data9.access === undefined) || (!(func0.call(data9, "access")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1, "#/properties/commands/items/properties/paths/items/required", "required", {missingProperty: "access"}, "must have required property '"+"access"+"'");
errors++;
}
if((data9.scope === undefined) || (!(func0.call(data9, "scope")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1, "#/properties/commands/items/properties/paths/items/required", "required", {missingProperty: "scope"}, "must have required property '"+"scope"+"'");
errors++;
}
if((data9.scopes === undefined) || (!(func0.call(data9, "scopes")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1, "#/properties/commands/items/properties/paths/items/required", "required", {missingProperty: "scopes"}, "must have required property '"+"scopes"+"'");
errors++;
}
if((data9.classes === undefined) || (!(func0.call(data9, "classes")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1, "#/properties/commands/items/properties/paths/items/required", "required", {missingProperty: "classes"}, "must have required property '"+"classes"+"'");
errors++;
}
for(const key2 of Object.keys(data9)){
if(!(func0.call(kept8, key2))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1, "#/properties/commands/items/properties/paths/items/additionalProperties", "additionalProperties", {additionalProperty: key2}, "must NOT have additional properties");
errors++;
}
}
if(data9.operand !== undefined && func0.call(data9, "operand")){
if(typeof data9.operand !== "string"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1+"/operand", "#/properties/commands/items/properties/paths/items/properties/operand/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data9.paths !== undefined && func0.call(data9, "paths")){
if(!(validate226(data9.paths, {instancePath:instancePath+"/commands/" + i0+"/paths/" + i1+"/paths",parentData:data9,parentDataProperty:"paths",rootData}))){
vErrors = withErrors(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data9.below !== undefined && func0.call(data9, "below")){
if(typeof data9.below !== "boolean"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1+"/below", "#/properties/commands/items/properties/paths/items/properties/below/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data9.usage !== undefined && func0.call(data9, "usage")){
let data13 = data9.usage;
if(!(((((((data13 === "argument") || (data13 === "flag-value")) || (data13 === "redirect-target")) || (data13 === "cwd-prefix")) || (data13 === "implicit")) || (data13 === "implicit-temp")) || (data13 === "assignment"))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1+"/usage", "#/properties/commands/items/properties/paths/items/properties/usage/enum", "enum", {allowedValues: kept9}, "must be equal to one of the allowed values");
errors++;
}
}
if(data9.access !== undefined && func0.call(data9, "access")){
if(!(validate234(data9.access, {instancePath:instancePath+"/commands/" + i0+"/paths/" + i1+"/access",parentData:data9,parentDataProperty:"access",rootData}))){
vErrors = withErrors(vErrors, validate234.errors);
errors = vErrors.length;
}
}
if(data9.scope !== undefined && func0.call(data9, "scope")){
if(!(validate236(data9.scope, {instancePath:instancePath+"/commands/" + i0+"/paths/" + i1+"/scope",parentData:data9,parentDataProperty:"scope",rootData}))){
vErrors = withErrors(vErrors, validate236.errors);
errors = vErrors.length;
}
}
if(data9.scopes !== undefined && func0.call(data9, "scopes")){
let data16 = data9.scopes;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(validate236(data16[i2], {instancePath:instancePath+"/commands/" + i0+"/paths/" + i1+"/scopes/" + i2,parentData:data16,parentDataProperty:i2,rootData}))){
vErrors = withErrors(vErrors, validate236.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1+"/scopes", "#/properties/commands/items/properties/paths/items/properties/scopes/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data9.classes !== undefined && func0.call(data9, "classes")){
if(!(validate226(data9.classes, {instancePath:instancePath+"/commands/" + i0+"/paths/" + i1+"/classes",parentData:data9,parentDataProperty:"classes",rootData}))){
vErrors = withErrors(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data9.unknownReason !== undefined && func0.call(data9, "unknownReason")){
if(typeof data9.unknownReason !== "string"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1+"/unknownReason", "#/properties/commands/items/properties/paths/items/properties/unknownReason/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data9.possible !== undefined && func0.call(data9, "possible")){
if(true !== data9.possible){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1+"/possible", "#/properties/commands/items/properties/paths/items/properties/possible/const", "const", {allowedValue: true}, "must be equal to constant");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1, "#/properties/commands/items/properties/paths/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths", "#/properties/commands/items/properties/paths/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data1.network !== undefined && func0.call(data1, "network")){
let data21 = data1.network;
if(Array.isArray(data21)){
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
let data22 = data21[i3];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.operand === undefined) || (!(func0.call(data22, "operand")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/required", "required", {missingProperty: "operand"}, "must have required property '"+"operand"+"'");
errors++;
}
if((data22.scheme === undefined) || (!(func0.call(data22, "scheme")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/required", "required", {missingProperty: "scheme"}, "must have required property '"+"scheme"+"'");
errors++;
}
if((data22.host === undefined) || (!(func0.call(data22, "host")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/required", "required", {missingProperty: "host"}, "must have required property '"+"host"+"'");
errors++;
}
if((data22.port === undefined) || (!(func0.call(data22, "port")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/required", "required", {missingProperty: "port"}, "must have required property '"+"port"+"'");
errors++;
}
if((data22.direction === undefined) || (!(func0.call(data22, "direction")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/required", "required", {missingProperty: "direction"}, "must have required property '"+"direction"+"'");
errors++;
}
if((data22.class === undefined) || (!(func0.call(data22, "class")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/required", "required", {missingProperty: "class"}, "must have required property '"+"class"+"'");
errors++;
}
for(const key3 of Object.keys(data22)){
if(!(((((((key3 === "operand") || (key3 === "scheme")) || (key3 === "host")) || (key3 === "port")) || (key3 === "direction")) || (key3 === "class")) || (key3 === "possible"))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/additionalProperties", "additionalProperties", {additionalProperty: key3}, "must NOT have additional properties");
errors++;
}
}
if(data22.operand !== undefined && func0.call(data22, "operand")){
if(typeof data22.operand !== "string"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/operand", "#/properties/commands/items/properties/network/items/properties/operand/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data22.scheme !== undefined && func0.call(data22, "scheme")){
if(!(validate224(data22.scheme, {instancePath:instancePath+"/commands/" + i0+"/network/" + i3+"/scheme",parentData:data22,parentDataProperty:"scheme",rootData}))){
vErrors = withErrors(vErrors, validate224.errors);
errors = vErrors.length;
}
}
if(data22.host !== undefined && func0.call(data22, "host")){
if(!(validate224(data22.host, {instancePath:instancePath+"/commands/" + i0+"/network/" + i3+"/host",parentData:data22,parentDataProperty:"host",rootData}))){
vErrors = withErrors(vErrors, validate224.errors);
errors = vErrors.length;
}
}
if(data22.port !== undefined && func0.call(data22, "port")){
let data26 = data22.port;
const _errs45 = errors;
let valid12 = false;
const _errs46 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/port", "#/properties/commands/items/properties/network/items/properties/port/anyOf/0/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/port", "#/properties/commands/items/properties/network/items/properties/port/anyOf/0/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
var _valid0 = _errs46 === errors;
valid12 = valid12 || _valid0;
if(!valid12){
const _errs48 = errors;
if(data26 !== null){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/port", "#/properties/commands/items/properties/network/items/properties/port/anyOf/1/type", "type", {type: "null"}, "must be null");
errors++;
}
var _valid0 = _errs48 === errors;
valid12 = valid12 || _valid0;
}
if(!valid12){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/port", "#/properties/commands/items/properties/network/items/properties/port/anyOf", "anyOf", {}, "must match a schema in anyOf");
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
}
if(data22.direction !== undefined && func0.call(data22, "direction")){
let data27 = data22.direction;
if(!(((data27 === "fetch") || (data27 === "send")) || (data27 === "listen"))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/direction", "#/properties/commands/items/properties/network/items/properties/direction/enum", "enum", {allowedValues: kept10}, "must be equal to one of the allowed values");
errors++;
}
}
if(data22.class !== undefined && func0.call(data22, "class")){
let data28 = data22.class;
if(!(((((((data28 === "denied") || (data28 === "listed")) || (data28 === "public")) || (data28 === "loopback")) || (data28 === "private")) || (data28 === "metadata")) || (data28 === "dynamic"))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/class", "#/properties/commands/items/properties/network/items/properties/class/enum", "enum", {allowedValues: kept11}, "must be equal to one of the allowed values");
errors++;
}
}
if(data22.possible !== undefined && func0.call(data22, "possible")){
if(true !== data22.possible){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/possible", "#/properties/commands/items/properties/network/items/properties/possible/const", "const", {allowedValue: true}, "must be equal to constant");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network", "#/properties/commands/items/properties/network/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data1.sends !== undefined && func0.call(data1, "sends")){
if(typeof data1.sends !== "boolean"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/sends", "#/properties/commands/items/properties/sends/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data1.maySend !== undefined && func0.call(data1, "maySend")){
if(typeof data1.maySend !== "boolean"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/maySend", "#/properties/commands/items/properties/maySend/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data1.options !== undefined && func0.call(data1, "options")){
let data32 = data1.options;
if(Array.isArray(data32)){
const len4 = data32.length;
for(let i4=0; i4<len4; i4++){
let data33 = data32[i4];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if((data33.name === undefined) || (!(func0.call(data33, "name")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4, "#/properties/commands/items/properties/options/items/required", "required", {missingProperty: "name"}, "must have required property '"+"name"+"'");
errors++;
}
if((data33.spelling === undefined) || (!(func0.call(data33, "spelling")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4, "#/properties/commands/items/properties/options/items/required", "required", {missingProperty: "spelling"}, "must have required property '"+"spelling"+"'");
errors++;
}
if((data33.value === undefined) || (!(func0.call(data33, "value")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4, "#/properties/commands/items/properties/options/items/required", "required", {missingProperty: "value"}, "must have required property '"+"value"+"'");
errors++;
}
if((data33.known === undefined) || (!(func0.call(data33, "known")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4, "#/properties/commands/items/properties/options/items/required", "required", {missingProperty: "known"}, "must have required property '"+"known"+"'");
errors++;
}
for(const key4 of Object.keys(data33)){
if(!((((key4 === "name") || (key4 === "spelling")) || (key4 === "value")) || (key4 === "known"))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4, "#/properties/commands/items/properties/options/items/additionalProperties", "additionalProperties", {additionalProperty: key4}, "must NOT have additional properties");
errors++;
}
}
if(data33.name !== undefined && func0.call(data33, "name")){
if(typeof data33.name !== "string"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4+"/name", "#/properties/commands/items/properties/options/items/properties/name/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data33.spelling !== undefined && func0.call(data33, "spelling")){
if(typeof data33.spelling !== "string"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4+"/spelling", "#/properties/commands/items/properties/options/items/properties/spelling/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data33.value !== undefined && func0.call(data33, "value")){
let data36 = data33.value;
const _errs67 = errors;
let valid16 = false;
const _errs68 = errors;
if(!(validate242(data36, {instancePath:instancePath+"/commands/" + i0+"/options/" + i4+"/value",parentData:data33,parentDataProperty:"value",rootData}))){
vErrors = withErrors(vErrors, validate242.errors);
errors = vErrors.length;
}
var _valid1 = _errs68 === errors;
valid16 = valid16 || _valid1;
if(!valid16){
const _errs69 = errors;
if(data36 !== null){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4+"/value", "#/properties/commands/items/properties/options/items/properties/value/anyOf/1/type", "type", {type: "null"}, "must be null");
errors++;
}
var _valid1 = _errs69 === errors;
valid16 = valid16 || _valid1;
}
if(!valid16){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4+"/value", "#/properties/commands/items/properties/options/items/properties/value/anyOf", "anyOf", {}, "must match a schema in anyOf");
errors++;
}
else {
errors = _errs67;
if(vErrors !== null){
if(_errs67){
vErrors.length = _errs67;
}
else {
vErrors = null;
}
}
}
}
if(data33.known !== undefined && func0.call(data33, "known")){
if(typeof data33.known !== "boolean"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4+"/known", "#/properties/commands/items/properties/options/items/properties/known/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4, "#/properties/commands/items/properties/options/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options", "#/properties/commands/items/properties/options/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data1.operands !== undefined && func0.call(data1, "operands")){
let data38 = data1.operands;
if(Array.isArray(data38)){
const len5 = data38.length;
for(let i5=0; i5<len5; i5++){
if(!(validate242(data38[i5], {instancePath:instancePath+"/commands/" + i0+"/operands/" + i5,parentData:data38,parentDataProperty:i5,rootData}))){
vErrors = withErrors(vErrors, validate242.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/operands", "#/properties/commands/items/properties/operands/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data1.operandsCertain !== undefined && func0.call(data1, "operandsCertain")){
if(typeof data1.operandsCertain !== "boolean"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/operandsCertain", "#/properties/commands/items/properties/operandsCertain/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data1.notes !== undefined && func0.call(data1, "notes")){
let data41 = data1.notes;
if(Array.isArray(data41)){
const len6 = data41.length;
for(let i6=0; i6<len6; i6++){
let data42 = data41[i6];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if((data42.effect === undefined) || (!(func0.call(data42, "effect")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/notes/" + i6, "#/properties/commands/items/properties/notes/items/required", "required", {missingProperty: "effect"}, "must have required property '"+"effect"+"'");
errors++;
}
if((data42.message === undefined) || (!(func0.call(data42, "message")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/notes/" + i6, "#/properties/commands/items/properties/notes/items/required", "required", {missingProperty: "message"}, "must have required property '"+"message"+"'");
errors++;
}
for(const key5 of Object.keys(data42)){
if(!((key5 === "effect") || (key5 === "message"))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/notes/" + i6, "#/properties/commands/items/properties/notes/items/additionalProperties", "additionalProperties", {additionalProperty: key5}, "must NOT have additional properties");
errors++;
}
}
if(data42.effect !== undefined && func0.call(data42, "effect")){
if(!(validate229(data42.effect, {instancePath:instancePath+"/commands/" + i0+"/notes/" + i6+"/effect",parentData:data42,parentDataProperty:"effect",rootData}))){
vErrors = withErrors(vErrors, validate229.errors);
errors = vErrors.length;
}
}
if(data42.message !== undefined && func0.call(data42, "message")){
if(typeof data42.message !== "string"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/notes/" + i6+"/message", "#/properties/commands/items/properties/notes/items/properties/message/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/notes/" + i6, "#/properties/commands/items/properties/notes/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/notes", "#/properties/commands/items/properties/notes/type", "type", {type: "array"}, "must be array");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/commands", "#/properties/commands/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.flows !== undefined && func0.call(data, "flows")){
let data45 = data.flows;
if(Array.isArray(data45)){
const len7 = data45.length;
for(let i7=0; i7<len7; i7++){
let data46 = data45[i7];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if((data46.from === undefined) || (!(func0.call(data46, "from")))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7, "#/properties/flows/items/required", "required", {missingProperty: "from"}, "must have required property '"+"from"+"'");
errors++;
}
if((data46.to === undefined) || (!(func0.call(data46, "to")))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7, "#/properties/flows/items/required", "required", {missingProperty: "to"}, "must have required property '"+"to"+"'");
errors++;
}
if((data46.via === undefined) || (!(func0.call(data46, "via")))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7, "#/properties/flows/items/required", "required", {missingProperty: "via"}, "must have required property '"+"via"+"'");
errors++;
}
if((data46.runs === undefined) || (!(func0.call(data46, "runs")))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7, "#/properties/flows/items/required", "required", {missingProperty: "runs"}, "must have required property '"+"runs"+"'");
errors++;
}
for(const key6 of Object.keys(data46)){
if(!((((key6 === "from") || (key6 === "to")) || (key6 === "via")) || (key6 === "runs"))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7, "#/properties/flows/items/additionalProperties", "additionalProperties", {additionalProperty: key6}, "must NOT have additional properties");
errors++;
}
}
if(data46.from !== undefined && func0.call(data46, "from")){
let data47 = data46.from;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7+"/from", "#/properties/flows/items/properties/from/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
vErrors = withError(vErrors, instancePath+"/flows/" + i7+"/from", "#/properties/flows/items/properties/from/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data46.to !== undefined && func0.call(data46, "to")){
let data48 = data46.to;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7+"/to", "#/properties/flows/items/properties/to/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
vErrors = withError(vErrors, instancePath+"/flows/" + i7+"/to", "#/properties/flows/items/properties/to/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data46.via !== undefined && func0.call(data46, "via")){
let data49 = data46.via;
if(!(((((((data49 === "pipe") || (data49 === "substitution")) || (data49 === "process")) || (data49 === "variable")) || (data49 === "file")) || (data49 === "operand")) || (data49 === "redirect"))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7+"/via", "#/properties/flows/items/properties/via/enum", "enum", {allowedValues: kept12}, "must be equal to one of the allowed values");
errors++;
}
}
if(data46.runs !== undefined && func0.call(data46, "runs")){
if(typeof data46.runs !== "boolean"){
vErrors = withError(vErrors, instancePath+"/flows/" + i7+"/runs", "#/properties/flows/items/properties/runs/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/flows/" + i7, "#/properties/flows/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/flows", "#/properties/flows/type", "type", {type: "array"}, "must be array");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate223.errors = vErrors;
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
