// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { ToolRegistry } from '../types.js';
import type { SchemaValidator } from './contract.js';

const kept0 = ["bash","file-read","file-write","file-edit","file-search","fetch","mcp","ask-user","mode-change","spawn","message","background","unknown"];
const kept1 = ["none","list","read","decode","create","write","append","truncate","overwrite","delete","move","metadata","execute","hidden-execute","run-project","network","listen","privilege","process","persist","configure","vcs-read","vcs-write","vcs-discard","install","remote-read","remote-write","remote-delete","secret-read","shell-state","background","spawn","power","device","disarm","unknown"];
const kept2 = ["data","list","read","create","write","unpack","append","edit","archive","archive-read","truncate","delete","delete-tree","delete-below","delete-empty","move","destination","destination-tree","link-target","metadata","metadata-tree","execute","cwd","device","url","url-send","host","listen","send","send-file","send-at","header","shell","shell-here","shell-later","zsh","posix","sed","awk","jq","script","command","arguments","variable","assignment","environment","alias","module","package","target","refuse"];
const kept3 = ["on","off"];
export const validateToolRegistry: SchemaValidator<ToolRegistry> = validate370 as any;
const func0 = Object.prototype.hasOwnProperty;

function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate371.errors = vErrors;
return errors === 0;
}


function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "bash") || (data === "file-read")) || (data === "file-write")) || (data === "file-edit")) || (data === "file-search")) || (data === "fetch")) || (data === "mcp")) || (data === "ask-user")) || (data === "mode-change")) || (data === "spawn")) || (data === "message")) || (data === "background")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept0}, "must be equal to one of the allowed values");
errors++;
}
validate373.errors = vErrors;
return errors === 0;
}


function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "decode")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "hidden-execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "remote-delete")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "disarm")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept1}, "must be equal to one of the allowed values");
errors++;
}
validate375.errors = vErrors;
return errors === 0;
}


function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate377.errors = vErrors;
return errors === 0;
}


function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((data === "data") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "unpack")) || (data === "append")) || (data === "edit")) || (data === "archive")) || (data === "archive-read")) || (data === "truncate")) || (data === "delete")) || (data === "delete-tree")) || (data === "delete-below")) || (data === "delete-empty")) || (data === "move")) || (data === "destination")) || (data === "destination-tree")) || (data === "link-target")) || (data === "metadata")) || (data === "metadata-tree")) || (data === "execute")) || (data === "cwd")) || (data === "device")) || (data === "url")) || (data === "url-send")) || (data === "host")) || (data === "listen")) || (data === "send")) || (data === "send-file")) || (data === "send-at")) || (data === "header")) || (data === "shell")) || (data === "shell-here")) || (data === "shell-later")) || (data === "zsh")) || (data === "posix")) || (data === "sed")) || (data === "awk")) || (data === "jq")) || (data === "script")) || (data === "command")) || (data === "arguments")) || (data === "variable")) || (data === "assignment")) || (data === "environment")) || (data === "alias")) || (data === "module")) || (data === "package")) || (data === "target")) || (data === "refuse"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept2}, "must be equal to one of the allowed values");
errors++;
}
validate381.errors = vErrors;
return errors === 0;
}


function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="tools.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tools === undefined) || (!(func0.call(data, "tools")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "tools"}, "must have required property '"+"tools"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "$schema") || (key0 === "tools")) || (key0 === "argumentRoles")) || (key0 === "switches"))){
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
if(data.tools !== undefined && func0.call(data, "tools")){
let data1 = data.tools;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.names === undefined) || (!(func0.call(data2, "names")))){
vErrors = withError(vErrors, instancePath+"/tools/" + i0, "#/properties/tools/items/required", "required", {missingProperty: "names"}, "must have required property '"+"names"+"'");
errors++;
}
if((data2.kind === undefined) || (!(func0.call(data2, "kind")))){
vErrors = withError(vErrors, instancePath+"/tools/" + i0, "#/properties/tools/items/required", "required", {missingProperty: "kind"}, "must have required property '"+"kind"+"'");
errors++;
}
for(const key1 of Object.keys(data2)){
if(!((((((key1 === "names") || (key1 === "kind")) || (key1 === "effects")) || (key1 === "text")) || (key1 === "cwd")) || (key1 === "fields"))){
vErrors = withError(vErrors, instancePath+"/tools/" + i0, "#/properties/tools/items/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data2.names !== undefined && func0.call(data2, "names")){
if(!(validate371(data2.names, {instancePath:instancePath+"/tools/" + i0+"/names",parentData:data2,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate371.errors);
errors = vErrors.length;
}
}
if(data2.kind !== undefined && func0.call(data2, "kind")){
if(!(validate373(data2.kind, {instancePath:instancePath+"/tools/" + i0+"/kind",parentData:data2,parentDataProperty:"kind",rootData}))){
vErrors = withErrors(vErrors, validate373.errors);
errors = vErrors.length;
}
}
if(data2.effects !== undefined && func0.call(data2, "effects")){
let data5 = data2.effects;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate375(data5[i1], {instancePath:instancePath+"/tools/" + i0+"/effects/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = withErrors(vErrors, validate375.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tools/" + i0+"/effects", "#/properties/tools/items/properties/effects/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data2.text !== undefined && func0.call(data2, "text")){
if(!(validate377(data2.text, {instancePath:instancePath+"/tools/" + i0+"/text",parentData:data2,parentDataProperty:"text",rootData}))){
vErrors = withErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data2.cwd !== undefined && func0.call(data2, "cwd")){
if(!(validate377(data2.cwd, {instancePath:instancePath+"/tools/" + i0+"/cwd",parentData:data2,parentDataProperty:"cwd",rootData}))){
vErrors = withErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data2.fields !== undefined && func0.call(data2, "fields")){
let data9 = data2.fields;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.names === undefined) || (!(func0.call(data10, "names")))){
vErrors = withError(vErrors, instancePath+"/tools/" + i0+"/fields/" + i2, "#/properties/tools/items/properties/fields/items/required", "required", {missingProperty: "names"}, "must have required property '"+"names"+"'");
errors++;
}
if((data10.role === undefined) || (!(func0.call(data10, "role")))){
vErrors = withError(vErrors, instancePath+"/tools/" + i0+"/fields/" + i2, "#/properties/tools/items/properties/fields/items/required", "required", {missingProperty: "role"}, "must have required property '"+"role"+"'");
errors++;
}
for(const key2 of Object.keys(data10)){
if(!((((key2 === "names") || (key2 === "role")) || (key2 === "required")) || (key2 === "default"))){
vErrors = withError(vErrors, instancePath+"/tools/" + i0+"/fields/" + i2, "#/properties/tools/items/properties/fields/items/additionalProperties", "additionalProperties", {additionalProperty: key2}, "must NOT have additional properties");
errors++;
}
}
if(data10.names !== undefined && func0.call(data10, "names")){
if(!(validate371(data10.names, {instancePath:instancePath+"/tools/" + i0+"/fields/" + i2+"/names",parentData:data10,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate371.errors);
errors = vErrors.length;
}
}
if(data10.role !== undefined && func0.call(data10, "role")){
if(!(validate381(data10.role, {instancePath:instancePath+"/tools/" + i0+"/fields/" + i2+"/role",parentData:data10,parentDataProperty:"role",rootData}))){
vErrors = withErrors(vErrors, validate381.errors);
errors = vErrors.length;
}
}
if(data10.required !== undefined && func0.call(data10, "required")){
if(typeof data10.required !== "boolean"){
vErrors = withError(vErrors, instancePath+"/tools/" + i0+"/fields/" + i2+"/required", "#/properties/tools/items/properties/fields/items/properties/required/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data10.default !== undefined && func0.call(data10, "default")){
if(typeof data10.default !== "string"){
vErrors = withError(vErrors, instancePath+"/tools/" + i0+"/fields/" + i2+"/default", "#/properties/tools/items/properties/fields/items/properties/default/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tools/" + i0+"/fields/" + i2, "#/properties/tools/items/properties/fields/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tools/" + i0+"/fields", "#/properties/tools/items/properties/fields/type", "type", {type: "array"}, "must be array");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tools/" + i0, "#/properties/tools/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tools", "#/properties/tools/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.argumentRoles !== undefined && func0.call(data, "argumentRoles")){
let data15 = data.argumentRoles;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.names === undefined) || (!(func0.call(data16, "names")))){
vErrors = withError(vErrors, instancePath+"/argumentRoles/" + i3, "#/properties/argumentRoles/items/required", "required", {missingProperty: "names"}, "must have required property '"+"names"+"'");
errors++;
}
if((data16.role === undefined) || (!(func0.call(data16, "role")))){
vErrors = withError(vErrors, instancePath+"/argumentRoles/" + i3, "#/properties/argumentRoles/items/required", "required", {missingProperty: "role"}, "must have required property '"+"role"+"'");
errors++;
}
for(const key3 of Object.keys(data16)){
if(!((key3 === "names") || (key3 === "role"))){
vErrors = withError(vErrors, instancePath+"/argumentRoles/" + i3, "#/properties/argumentRoles/items/additionalProperties", "additionalProperties", {additionalProperty: key3}, "must NOT have additional properties");
errors++;
}
}
if(data16.names !== undefined && func0.call(data16, "names")){
if(!(validate371(data16.names, {instancePath:instancePath+"/argumentRoles/" + i3+"/names",parentData:data16,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate371.errors);
errors = vErrors.length;
}
}
if(data16.role !== undefined && func0.call(data16, "role")){
if(!(validate381(data16.role, {instancePath:instancePath+"/argumentRoles/" + i3+"/role",parentData:data16,parentDataProperty:"role",rootData}))){
vErrors = withErrors(vErrors, validate381.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/argumentRoles/" + i3, "#/properties/argumentRoles/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/argumentRoles", "#/properties/argumentRoles/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.switches !== undefined && func0.call(data, "switches")){
let data19 = data.switches;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
let data20 = data19[i4];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if((data20.names === undefined) || (!(func0.call(data20, "names")))){
vErrors = withError(vErrors, instancePath+"/switches/" + i4, "#/properties/switches/items/required", "required", {missingProperty: "names"}, "must have required property '"+"names"+"'");
errors++;
}
if((data20.why === undefined) || (!(func0.call(data20, "why")))){
vErrors = withError(vErrors, instancePath+"/switches/" + i4, "#/properties/switches/items/required", "required", {missingProperty: "why"}, "must have required property '"+"why"+"'");
errors++;
}
for(const key4 of Object.keys(data20)){
if(!((((key4 === "names") || (key4 === "why")) || (key4 === "harmless")) || (key4 === "when"))){
vErrors = withError(vErrors, instancePath+"/switches/" + i4, "#/properties/switches/items/additionalProperties", "additionalProperties", {additionalProperty: key4}, "must NOT have additional properties");
errors++;
}
}
if(data20.names !== undefined && func0.call(data20, "names")){
if(!(validate371(data20.names, {instancePath:instancePath+"/switches/" + i4+"/names",parentData:data20,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate371.errors);
errors = vErrors.length;
}
}
if(data20.why !== undefined && func0.call(data20, "why")){
if(typeof data20.why !== "string"){
vErrors = withError(vErrors, instancePath+"/switches/" + i4+"/why", "#/properties/switches/items/properties/why/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data20.harmless !== undefined && func0.call(data20, "harmless")){
if(!(validate377(data20.harmless, {instancePath:instancePath+"/switches/" + i4+"/harmless",parentData:data20,parentDataProperty:"harmless",rootData}))){
vErrors = withErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data20.when !== undefined && func0.call(data20, "when")){
let data24 = data20.when;
if(!((data24 === "on") || (data24 === "off"))){
vErrors = withError(vErrors, instancePath+"/switches/" + i4+"/when", "#/properties/switches/items/properties/when/enum", "enum", {allowedValues: kept3}, "must be equal to one of the allowed values");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/switches/" + i4, "#/properties/switches/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/switches", "#/properties/switches/type", "type", {type: "array"}, "must be array");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate370.errors = vErrors;
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
