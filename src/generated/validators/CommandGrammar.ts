// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { CommandGrammar } from '../types.js';
import type { SchemaValidator } from './contract.js';

const kept0 = {"bundling":0,"abbreviations":0,"permute":0,"singleDashLong":0,"endOfOptions":0,"numeric":0,"plus":0,"unknown":0,"bare":0,"responseFiles":0};
const kept1 = ["unknown","operand"];
const kept2 = ["none","list","read","decode","create","write","append","truncate","overwrite","delete","move","metadata","execute","hidden-execute","run-project","network","listen","privilege","process","persist","configure","vcs-read","vcs-write","vcs-discard","install","remote-read","remote-write","remote-delete","secret-read","shell-state","background","spawn","power","device","disarm","unknown"];
const kept3 = ["data","list","read","create","write","unpack","append","edit","archive","archive-read","truncate","delete","delete-tree","delete-below","delete-empty","move","destination","destination-tree","link-target","metadata","metadata-tree","execute","cwd","device","url","url-send","host","listen","send","send-file","send-at","header","shell","shell-here","shell-later","zsh","posix","sed","awk","jq","script","command","arguments","variable","assignment","environment","alias","module","package","target","refuse"];
const kept4 = {"names":0,"value":0,"optional":0,"more":0,"attachedOnly":0,"until":0,"appendsFound":0,"hides":0,"environment":0,"callback":0,"rest":0,"modules":0,"keyed":0,"effects":0,"replaces":0,"appends":0,"enters":0,"named":0,"note":0};
const kept5 = ["any","shell"];
const kept6 = ["empty","unset"];
const kept7 = {"role":0,"count":0,"unless":0,"when":0,"default":0,"stdin":0,"appendInput":0,"composed":0,"values":0,"targets":0,"keyed":0,"modules":0};
const kept8 = ["one","optional","many","some"];
const kept9 = ["test"];
const kept10 = ["cwd","project","number","word","segment","absolute"];
const kept11 = ["operands","below","repository","listing"];
const kept12 = {"aka":0,"summary":0,"source":0,"transparent":0,"style":0,"effects":0,"options":0,"operands":0,"operators":0,"keyed":0,"variants":0,"implicit":0,"output":0,"outputWhen":0,"names":0,"passes":0,"noGlobals":0,"subcommands":0};
const kept13 = {"$schema":0,"programs":0,"summary":0,"source":0,"transparent":0,"style":0,"effects":0,"options":0,"operands":0,"operators":0,"keyed":0,"language":0,"variants":0,"implicit":0,"output":0,"outputWhen":0,"names":0,"passes":0,"verbs":0,"noGlobals":0,"help":0,"subcommands":0};
export const validateCommandGrammar: SchemaValidator<CommandGrammar> = validate21 as any;
const func0 = Object.prototype.hasOwnProperty;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate22.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept0, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.bundling !== undefined && func0.call(data, "bundling")){
if(typeof data.bundling !== "boolean"){
vErrors = withError(vErrors, instancePath+"/bundling", "#/properties/bundling/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.abbreviations !== undefined && func0.call(data, "abbreviations")){
if(typeof data.abbreviations !== "boolean"){
vErrors = withError(vErrors, instancePath+"/abbreviations", "#/properties/abbreviations/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.permute !== undefined && func0.call(data, "permute")){
if(typeof data.permute !== "boolean"){
vErrors = withError(vErrors, instancePath+"/permute", "#/properties/permute/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.singleDashLong !== undefined && func0.call(data, "singleDashLong")){
if(typeof data.singleDashLong !== "boolean"){
vErrors = withError(vErrors, instancePath+"/singleDashLong", "#/properties/singleDashLong/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.endOfOptions !== undefined && func0.call(data, "endOfOptions")){
if(typeof data.endOfOptions !== "boolean"){
vErrors = withError(vErrors, instancePath+"/endOfOptions", "#/properties/endOfOptions/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.numeric !== undefined && func0.call(data, "numeric")){
if(typeof data.numeric !== "boolean"){
vErrors = withError(vErrors, instancePath+"/numeric", "#/properties/numeric/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.plus !== undefined && func0.call(data, "plus")){
if(typeof data.plus !== "boolean"){
vErrors = withError(vErrors, instancePath+"/plus", "#/properties/plus/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.unknown !== undefined && func0.call(data, "unknown")){
let data7 = data.unknown;
if(!((data7 === "unknown") || (data7 === "operand"))){
vErrors = withError(vErrors, instancePath+"/unknown", "#/properties/unknown/enum", "enum", {allowedValues: kept1}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.bare !== undefined && func0.call(data, "bare")){
if(typeof data.bare !== "boolean"){
vErrors = withError(vErrors, instancePath+"/bare", "#/properties/bare/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.responseFiles !== undefined && func0.call(data, "responseFiles")){
if(typeof data.responseFiles !== "boolean"){
vErrors = withError(vErrors, instancePath+"/responseFiles", "#/properties/responseFiles/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "decode")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "hidden-execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "remote-delete")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "disarm")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept2}, "must be equal to one of the allowed values");
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate28(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate33.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((data === "data") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "unpack")) || (data === "append")) || (data === "edit")) || (data === "archive")) || (data === "archive-read")) || (data === "truncate")) || (data === "delete")) || (data === "delete-tree")) || (data === "delete-below")) || (data === "delete-empty")) || (data === "move")) || (data === "destination")) || (data === "destination-tree")) || (data === "link-target")) || (data === "metadata")) || (data === "metadata-tree")) || (data === "execute")) || (data === "cwd")) || (data === "device")) || (data === "url")) || (data === "url-send")) || (data === "host")) || (data === "listen")) || (data === "send")) || (data === "send-file")) || (data === "send-at")) || (data === "header")) || (data === "shell")) || (data === "shell-here")) || (data === "shell-later")) || (data === "zsh")) || (data === "posix")) || (data === "sed")) || (data === "awk")) || (data === "jq")) || (data === "script")) || (data === "command")) || (data === "arguments")) || (data === "variable")) || (data === "assignment")) || (data === "environment")) || (data === "alias")) || (data === "module")) || (data === "package")) || (data === "target")) || (data === "refuse"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept3}, "must be equal to one of the allowed values");
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(typeof data[key0] !== "string"){
vErrors = withError(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.keys === undefined) || (!(func0.call(data, "keys")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "keys"}, "must have required property '"+"keys"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "separator") || (key0 === "ignoreCase")) || (key0 === "keys")) || (key0 === "otherwise")) || (key0 === "unlisted")) || (key0 === "fields")) || (key0 === "effects"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.separator !== undefined && func0.call(data, "separator")){
if(typeof data.separator !== "string"){
vErrors = withError(vErrors, instancePath+"/separator", "#/properties/separator/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.ignoreCase !== undefined && func0.call(data, "ignoreCase")){
if(typeof data.ignoreCase !== "boolean"){
vErrors = withError(vErrors, instancePath+"/ignoreCase", "#/properties/ignoreCase/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.keys !== undefined && func0.call(data, "keys")){
let data2 = data.keys;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(validate35(data2[key1], {instancePath:instancePath+"/keys/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key1,rootData}))){
vErrors = withErrors(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/keys", "#/properties/keys/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.otherwise !== undefined && func0.call(data, "otherwise")){
if(!(validate35(data.otherwise, {instancePath:instancePath+"/otherwise",parentData:data,parentDataProperty:"otherwise",rootData}))){
vErrors = withErrors(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data.unlisted !== undefined && func0.call(data, "unlisted")){
if(!(validate26(data.unlisted, {instancePath:instancePath+"/unlisted",parentData:data,parentDataProperty:"unlisted",rootData}))){
vErrors = withErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined && func0.call(data, "fields")){
if(typeof data.fields !== "string"){
vErrors = withError(vErrors, instancePath+"/fields", "#/properties/fields/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.effects !== undefined && func0.call(data, "effects")){
let data7 = data.effects;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 of Object.keys(data7)){
if(!(validate26(data7[key2], {instancePath:instancePath+"/effects/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key2,rootData}))){
vErrors = withErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/effects", "#/properties/effects/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.names === undefined) || (!(func0.call(data, "names")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "names"}, "must have required property '"+"names"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(kept4, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.names !== undefined && func0.call(data, "names")){
if(!(validate33(data.names, {instancePath:instancePath+"/names",parentData:data,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(!(validate35(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = withErrors(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data.optional !== undefined && func0.call(data, "optional")){
if(typeof data.optional !== "boolean"){
vErrors = withError(vErrors, instancePath+"/optional", "#/properties/optional/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.more !== undefined && func0.call(data, "more")){
let data3 = data.more;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate35(data3[i0], {instancePath:instancePath+"/more/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/more", "#/properties/more/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.attachedOnly !== undefined && func0.call(data, "attachedOnly")){
if(typeof data.attachedOnly !== "boolean"){
vErrors = withError(vErrors, instancePath+"/attachedOnly", "#/properties/attachedOnly/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.until !== undefined && func0.call(data, "until")){
if(!(validate33(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.appendsFound !== undefined && func0.call(data, "appendsFound")){
if(typeof data.appendsFound !== "boolean"){
vErrors = withError(vErrors, instancePath+"/appendsFound", "#/properties/appendsFound/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.hides !== undefined && func0.call(data, "hides")){
let data8 = data.hides;
if(!((data8 === "any") || (data8 === "shell"))){
vErrors = withError(vErrors, instancePath+"/hides", "#/properties/hides/enum", "enum", {allowedValues: kept5}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.environment !== undefined && func0.call(data, "environment")){
let data9 = data.environment;
if(!((data9 === "empty") || (data9 === "unset"))){
vErrors = withError(vErrors, instancePath+"/environment", "#/properties/environment/enum", "enum", {allowedValues: kept6}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.callback !== undefined && func0.call(data, "callback")){
if(typeof data.callback !== "boolean"){
vErrors = withError(vErrors, instancePath+"/callback", "#/properties/callback/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.rest !== undefined && func0.call(data, "rest")){
if(!(validate35(data.rest, {instancePath:instancePath+"/rest",parentData:data,parentDataProperty:"rest",rootData}))){
vErrors = withErrors(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data.modules !== undefined && func0.call(data, "modules")){
if(!(validate40(data.modules, {instancePath:instancePath+"/modules",parentData:data,parentDataProperty:"modules",rootData}))){
vErrors = withErrors(vErrors, validate40.errors);
errors = vErrors.length;
}
}
if(data.keyed !== undefined && func0.call(data, "keyed")){
if(!(validate42(data.keyed, {instancePath:instancePath+"/keyed",parentData:data,parentDataProperty:"keyed",rootData}))){
vErrors = withErrors(vErrors, validate42.errors);
errors = vErrors.length;
}
}
if(data.effects !== undefined && func0.call(data, "effects")){
if(!(validate26(data.effects, {instancePath:instancePath+"/effects",parentData:data,parentDataProperty:"effects",rootData}))){
vErrors = withErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.replaces !== undefined && func0.call(data, "replaces")){
if(typeof data.replaces !== "boolean"){
vErrors = withError(vErrors, instancePath+"/replaces", "#/properties/replaces/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.appends !== undefined && func0.call(data, "appends")){
if(typeof data.appends !== "boolean"){
vErrors = withError(vErrors, instancePath+"/appends", "#/properties/appends/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.enters !== undefined && func0.call(data, "enters")){
if(typeof data.enters !== "boolean"){
vErrors = withError(vErrors, instancePath+"/enters", "#/properties/enters/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.named !== undefined && func0.call(data, "named")){
if(typeof data.named !== "boolean"){
vErrors = withError(vErrors, instancePath+"/named", "#/properties/named/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.note !== undefined && func0.call(data, "note")){
if(typeof data.note !== "string"){
vErrors = withError(vErrors, instancePath+"/note", "#/properties/note/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate32(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "role"}, "must have required property '"+"role"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(kept7, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
if(!(validate35(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = withErrors(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data1 = data.count;
if(!((((data1 === "one") || (data1 === "optional")) || (data1 === "many")) || (data1 === "some"))){
vErrors = withError(vErrors, instancePath+"/count", "#/properties/count/enum", "enum", {allowedValues: kept8}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.unless !== undefined && func0.call(data, "unless")){
if(!(validate33(data.unless, {instancePath:instancePath+"/unless",parentData:data,parentDataProperty:"unless",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined && func0.call(data, "when")){
if(!(validate33(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.default !== undefined && func0.call(data, "default")){
if(typeof data.default !== "string"){
vErrors = withError(vErrors, instancePath+"/default", "#/properties/default/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.stdin !== undefined && func0.call(data, "stdin")){
if(!(validate35(data.stdin, {instancePath:instancePath+"/stdin",parentData:data,parentDataProperty:"stdin",rootData}))){
vErrors = withErrors(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data.appendInput !== undefined && func0.call(data, "appendInput")){
let data6 = data.appendInput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 of Object.keys(data6)){
if(!(((key1 === "nul") || (key1 === "delimiter")) || (key1 === "elsewhere"))){
vErrors = withError(vErrors, instancePath+"/appendInput", "#/properties/appendInput/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data6.nul !== undefined && func0.call(data6, "nul")){
if(!(validate33(data6.nul, {instancePath:instancePath+"/appendInput/nul",parentData:data6,parentDataProperty:"nul",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data6.delimiter !== undefined && func0.call(data6, "delimiter")){
if(!(validate33(data6.delimiter, {instancePath:instancePath+"/appendInput/delimiter",parentData:data6,parentDataProperty:"delimiter",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data6.elsewhere !== undefined && func0.call(data6, "elsewhere")){
if(!(validate33(data6.elsewhere, {instancePath:instancePath+"/appendInput/elsewhere",parentData:data6,parentDataProperty:"elsewhere",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/appendInput", "#/properties/appendInput/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.composed !== undefined && func0.call(data, "composed")){
if(typeof data.composed !== "boolean"){
vErrors = withError(vErrors, instancePath+"/composed", "#/properties/composed/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.values !== undefined && func0.call(data, "values")){
if(!(validate33(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined && func0.call(data, "targets")){
if(!(validate33(data.targets, {instancePath:instancePath+"/targets",parentData:data,parentDataProperty:"targets",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.keyed !== undefined && func0.call(data, "keyed")){
if(!(validate42(data.keyed, {instancePath:instancePath+"/keyed",parentData:data,parentDataProperty:"keyed",rootData}))){
vErrors = withErrors(vErrors, validate42.errors);
errors = vErrors.length;
}
}
if(data.modules !== undefined && func0.call(data, "modules")){
if(!(validate40(data.modules, {instancePath:instancePath+"/modules",parentData:data,parentDataProperty:"modules",rootData}))){
vErrors = withErrors(vErrors, validate40.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate52(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate52.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate66.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data === "test")){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept9}, "must be equal to one of the allowed values");
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.path === undefined) || (!(func0.call(data0, "path")))){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/items/required", "required", {missingProperty: "path"}, "must have required property '"+"path"+"'");
errors++;
}
if((data0.role === undefined) || (!(func0.call(data0, "role")))){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/items/required", "required", {missingProperty: "role"}, "must have required property '"+"role"+"'");
errors++;
}
for(const key0 of Object.keys(data0)){
if(!((key0 === "path") || (key0 === "role"))){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/items/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data0.path !== undefined && func0.call(data0, "path")){
if(typeof data0.path !== "string"){
vErrors = withError(vErrors, instancePath+"/" + i0+"/path", "#/items/properties/path/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data0.role !== undefined && func0.call(data0, "role")){
if(!(validate35(data0.role, {instancePath:instancePath+"/" + i0+"/role",parentData:data0,parentDataProperty:"role",rootData}))){
vErrors = withErrors(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/" + i0, "#/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.when === undefined) || (!(func0.call(data, "when")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "when"}, "must have required property '"+"when"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "when") || (key0 === "effects")) || (key0 === "operands")) || (key0 === "implicit")) || (key0 === "transparent"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.when !== undefined && func0.call(data, "when")){
let data0 = data.when;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!((((((((key1 === "any") || (key1 === "all")) || (key1 === "none")) || (key1 === "value")) || (key1 === "operandsAtLeast")) || (key1 === "operandsAtMost")) || (key1 === "firstOperand")) || (key1 === "anyOperand"))){
vErrors = withError(vErrors, instancePath+"/when", "#/properties/when/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data0.any !== undefined && func0.call(data0, "any")){
if(!(validate33(data0.any, {instancePath:instancePath+"/when/any",parentData:data0,parentDataProperty:"any",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data0.all !== undefined && func0.call(data0, "all")){
if(!(validate33(data0.all, {instancePath:instancePath+"/when/all",parentData:data0,parentDataProperty:"all",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data0.none !== undefined && func0.call(data0, "none")){
if(!(validate33(data0.none, {instancePath:instancePath+"/when/none",parentData:data0,parentDataProperty:"none",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data0.value !== undefined && func0.call(data0, "value")){
let data4 = data0.value;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.name === undefined) || (!(func0.call(data4, "name")))){
vErrors = withError(vErrors, instancePath+"/when/value", "#/properties/when/properties/value/required", "required", {missingProperty: "name"}, "must have required property '"+"name"+"'");
errors++;
}
if((data4.in === undefined) || (!(func0.call(data4, "in")))){
vErrors = withError(vErrors, instancePath+"/when/value", "#/properties/when/properties/value/required", "required", {missingProperty: "in"}, "must have required property '"+"in"+"'");
errors++;
}
for(const key2 of Object.keys(data4)){
if(!((key2 === "name") || (key2 === "in"))){
vErrors = withError(vErrors, instancePath+"/when/value", "#/properties/when/properties/value/additionalProperties", "additionalProperties", {additionalProperty: key2}, "must NOT have additional properties");
errors++;
}
}
if(data4.name !== undefined && func0.call(data4, "name")){
if(typeof data4.name !== "string"){
vErrors = withError(vErrors, instancePath+"/when/value/name", "#/properties/when/properties/value/properties/name/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data4.in !== undefined && func0.call(data4, "in")){
if(!(validate33(data4.in, {instancePath:instancePath+"/when/value/in",parentData:data4,parentDataProperty:"in",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/when/value", "#/properties/when/properties/value/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data0.operandsAtLeast !== undefined && func0.call(data0, "operandsAtLeast")){
let data7 = data0.operandsAtLeast;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = withError(vErrors, instancePath+"/when/operandsAtLeast", "#/properties/when/properties/operandsAtLeast/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/when/operandsAtLeast", "#/properties/when/properties/operandsAtLeast/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data0.operandsAtMost !== undefined && func0.call(data0, "operandsAtMost")){
let data8 = data0.operandsAtMost;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = withError(vErrors, instancePath+"/when/operandsAtMost", "#/properties/when/properties/operandsAtMost/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/when/operandsAtMost", "#/properties/when/properties/operandsAtMost/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data0.firstOperand !== undefined && func0.call(data0, "firstOperand")){
if(!(validate33(data0.firstOperand, {instancePath:instancePath+"/when/firstOperand",parentData:data0,parentDataProperty:"firstOperand",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data0.anyOperand !== undefined && func0.call(data0, "anyOperand")){
if(!(validate33(data0.anyOperand, {instancePath:instancePath+"/when/anyOperand",parentData:data0,parentDataProperty:"anyOperand",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/when", "#/properties/when/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.effects !== undefined && func0.call(data, "effects")){
if(!(validate26(data.effects, {instancePath:instancePath+"/effects",parentData:data,parentDataProperty:"effects",rootData}))){
vErrors = withErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.operands !== undefined && func0.call(data, "operands")){
if(!(validate51(data.operands, {instancePath:instancePath+"/operands",parentData:data,parentDataProperty:"operands",rootData}))){
vErrors = withErrors(vErrors, validate51.errors);
errors = vErrors.length;
}
}
if(data.implicit !== undefined && func0.call(data, "implicit")){
if(!(validate81(data.implicit, {instancePath:instancePath+"/implicit",parentData:data,parentDataProperty:"implicit",rootData}))){
vErrors = withErrors(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.transparent !== undefined && func0.call(data, "transparent")){
if(typeof data.transparent !== "boolean"){
vErrors = withError(vErrors, instancePath+"/transparent", "#/properties/transparent/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate72(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "cwd") || (data === "project")) || (data === "number")) || (data === "word")) || (data === "segment")) || (data === "absolute"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept10}, "must be equal to one of the allowed values");
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate90.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "exactly") || (key0 === "begins")) || (key0 === "without"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.exactly !== undefined && func0.call(data, "exactly")){
let data0 = data.exactly;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate90(data0[i0], {instancePath:instancePath+"/exactly/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate90.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/exactly", "#/properties/exactly/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.begins !== undefined && func0.call(data, "begins")){
if(!(validate90(data.begins, {instancePath:instancePath+"/begins",parentData:data,parentDataProperty:"begins",rootData}))){
vErrors = withErrors(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.without !== undefined && func0.call(data, "without")){
if(!(validate90(data.without, {instancePath:instancePath+"/without",parentData:data,parentDataProperty:"without",rootData}))){
vErrors = withErrors(vErrors, validate90.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.of === undefined) || (!(func0.call(data, "of")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "of"}, "must have required property '"+"of"+"'");
errors++;
}
if((data.only === undefined) || (!(func0.call(data, "only")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "only"}, "must have required property '"+"only"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "of") || (key0 === "shown")) || (key0 === "when")) || (key0 === "only")) || (key0 === "nul"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.of !== undefined && func0.call(data, "of")){
let data0 = data.of;
if(!((((data0 === "operands") || (data0 === "below")) || (data0 === "repository")) || (data0 === "listing"))){
vErrors = withError(vErrors, instancePath+"/of", "#/properties/of/enum", "enum", {allowedValues: kept11}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.shown !== undefined && func0.call(data, "shown")){
if(typeof data.shown !== "boolean"){
vErrors = withError(vErrors, instancePath+"/shown", "#/properties/shown/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.when !== undefined && func0.call(data, "when")){
if(!(validate33(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.only !== undefined && func0.call(data, "only")){
if(!(validate90(data.only, {instancePath:instancePath+"/only",parentData:data,parentDataProperty:"only",rootData}))){
vErrors = withErrors(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.nul !== undefined && func0.call(data, "nul")){
if(!(validate33(data.nul, {instancePath:instancePath+"/nul",parentData:data,parentDataProperty:"nul",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.only === undefined) || (!(func0.call(data, "only")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "only"}, "must have required property '"+"only"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "only") || (key0 === "nul"))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.only !== undefined && func0.call(data, "only")){
if(!(validate90(data.only, {instancePath:instancePath+"/only",parentData:data,parentDataProperty:"only",rootData}))){
vErrors = withErrors(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.nul !== undefined && func0.call(data, "nul")){
if(!(validate33(data.nul, {instancePath:instancePath+"/nul",parentData:data,parentDataProperty:"nul",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

const wrapper0 = {validate: validate108};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept12, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.aka !== undefined && func0.call(data, "aka")){
if(!(validate33(data.aka, {instancePath:instancePath+"/aka",parentData:data,parentDataProperty:"aka",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
vErrors = withError(vErrors, instancePath+"/summary", "#/properties/summary/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(typeof data.source !== "string"){
vErrors = withError(vErrors, instancePath+"/source", "#/properties/source/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.transparent !== undefined && func0.call(data, "transparent")){
if(typeof data.transparent !== "boolean"){
vErrors = withError(vErrors, instancePath+"/transparent", "#/properties/transparent/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.style !== undefined && func0.call(data, "style")){
if(!(validate24(data.style, {instancePath:instancePath+"/style",parentData:data,parentDataProperty:"style",rootData}))){
vErrors = withErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.effects !== undefined && func0.call(data, "effects")){
if(!(validate26(data.effects, {instancePath:instancePath+"/effects",parentData:data,parentDataProperty:"effects",rootData}))){
vErrors = withErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined && func0.call(data, "options")){
if(!(validate31(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = withErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.operands !== undefined && func0.call(data, "operands")){
if(!(validate51(data.operands, {instancePath:instancePath+"/operands",parentData:data,parentDataProperty:"operands",rootData}))){
vErrors = withErrors(vErrors, validate51.errors);
errors = vErrors.length;
}
}
if(data.operators !== undefined && func0.call(data, "operators")){
if(!(validate66(data.operators, {instancePath:instancePath+"/operators",parentData:data,parentDataProperty:"operators",rootData}))){
vErrors = withErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.keyed !== undefined && func0.call(data, "keyed")){
if(!(validate42(data.keyed, {instancePath:instancePath+"/keyed",parentData:data,parentDataProperty:"keyed",rootData}))){
vErrors = withErrors(vErrors, validate42.errors);
errors = vErrors.length;
}
}
if(data.variants !== undefined && func0.call(data, "variants")){
if(!(validate71(data.variants, {instancePath:instancePath+"/variants",parentData:data,parentDataProperty:"variants",rootData}))){
vErrors = withErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.implicit !== undefined && func0.call(data, "implicit")){
if(!(validate81(data.implicit, {instancePath:instancePath+"/implicit",parentData:data,parentDataProperty:"implicit",rootData}))){
vErrors = withErrors(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.output !== undefined && func0.call(data, "output")){
if(!(validate87(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = withErrors(vErrors, validate87.errors);
errors = vErrors.length;
}
}
if(data.outputWhen !== undefined && func0.call(data, "outputWhen")){
if(!(validate89(data.outputWhen, {instancePath:instancePath+"/outputWhen",parentData:data,parentDataProperty:"outputWhen",rootData}))){
vErrors = withErrors(vErrors, validate89.errors);
errors = vErrors.length;
}
}
if(data.names !== undefined && func0.call(data, "names")){
if(!(validate95(data.names, {instancePath:instancePath+"/names",parentData:data,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
}
if(data.passes !== undefined && func0.call(data, "passes")){
if(!(validate100(data.passes, {instancePath:instancePath+"/passes",parentData:data,parentDataProperty:"passes",rootData}))){
vErrors = withErrors(vErrors, validate100.errors);
errors = vErrors.length;
}
}
if(data.noGlobals !== undefined && func0.call(data, "noGlobals")){
if(typeof data.noGlobals !== "boolean"){
vErrors = withError(vErrors, instancePath+"/noGlobals", "#/properties/noGlobals/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.subcommands !== undefined && func0.call(data, "subcommands")){
if(!(wrapper0.validate(data.subcommands, {instancePath:instancePath+"/subcommands",parentData:data,parentDataProperty:"subcommands",rootData}))){
vErrors = withErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(validate109(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = withErrors(vErrors, validate109.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="command.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.programs === undefined) || (!(func0.call(data, "programs")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "programs"}, "must have required property '"+"programs"+"'");
errors++;
}
if((data.summary === undefined) || (!(func0.call(data, "summary")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "summary"}, "must have required property '"+"summary"+"'");
errors++;
}
if((data.source === undefined) || (!(func0.call(data, "source")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "source"}, "must have required property '"+"source"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(kept13, key0))){
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
if(data.programs !== undefined && func0.call(data, "programs")){
if(!(validate22(data.programs, {instancePath:instancePath+"/programs",parentData:data,parentDataProperty:"programs",rootData}))){
vErrors = withErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
vErrors = withError(vErrors, instancePath+"/summary", "#/properties/summary/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(typeof data.source !== "string"){
vErrors = withError(vErrors, instancePath+"/source", "#/properties/source/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.transparent !== undefined && func0.call(data, "transparent")){
if(typeof data.transparent !== "boolean"){
vErrors = withError(vErrors, instancePath+"/transparent", "#/properties/transparent/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.style !== undefined && func0.call(data, "style")){
if(!(validate24(data.style, {instancePath:instancePath+"/style",parentData:data,parentDataProperty:"style",rootData}))){
vErrors = withErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.effects !== undefined && func0.call(data, "effects")){
if(!(validate26(data.effects, {instancePath:instancePath+"/effects",parentData:data,parentDataProperty:"effects",rootData}))){
vErrors = withErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined && func0.call(data, "options")){
if(!(validate31(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = withErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.operands !== undefined && func0.call(data, "operands")){
if(!(validate51(data.operands, {instancePath:instancePath+"/operands",parentData:data,parentDataProperty:"operands",rootData}))){
vErrors = withErrors(vErrors, validate51.errors);
errors = vErrors.length;
}
}
if(data.operators !== undefined && func0.call(data, "operators")){
if(!(validate66(data.operators, {instancePath:instancePath+"/operators",parentData:data,parentDataProperty:"operators",rootData}))){
vErrors = withErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.keyed !== undefined && func0.call(data, "keyed")){
if(!(validate42(data.keyed, {instancePath:instancePath+"/keyed",parentData:data,parentDataProperty:"keyed",rootData}))){
vErrors = withErrors(vErrors, validate42.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined && func0.call(data, "language")){
if(!(validate69(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.variants !== undefined && func0.call(data, "variants")){
if(!(validate71(data.variants, {instancePath:instancePath+"/variants",parentData:data,parentDataProperty:"variants",rootData}))){
vErrors = withErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.implicit !== undefined && func0.call(data, "implicit")){
if(!(validate81(data.implicit, {instancePath:instancePath+"/implicit",parentData:data,parentDataProperty:"implicit",rootData}))){
vErrors = withErrors(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.output !== undefined && func0.call(data, "output")){
if(!(validate87(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = withErrors(vErrors, validate87.errors);
errors = vErrors.length;
}
}
if(data.outputWhen !== undefined && func0.call(data, "outputWhen")){
if(!(validate89(data.outputWhen, {instancePath:instancePath+"/outputWhen",parentData:data,parentDataProperty:"outputWhen",rootData}))){
vErrors = withErrors(vErrors, validate89.errors);
errors = vErrors.length;
}
}
if(data.names !== undefined && func0.call(data, "names")){
if(!(validate95(data.names, {instancePath:instancePath+"/names",parentData:data,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
}
if(data.passes !== undefined && func0.call(data, "passes")){
if(!(validate100(data.passes, {instancePath:instancePath+"/passes",parentData:data,parentDataProperty:"passes",rootData}))){
vErrors = withErrors(vErrors, validate100.errors);
errors = vErrors.length;
}
}
if(data.verbs !== undefined && func0.call(data, "verbs")){
let data18 = data.verbs;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.depth === undefined) || (!(func0.call(data18, "depth")))){
vErrors = withError(vErrors, instancePath+"/verbs", "#/properties/verbs/required", "required", {missingProperty: "depth"}, "must have required property '"+"depth"+"'");
errors++;
}
if((data18.words === undefined) || (!(func0.call(data18, "words")))){
vErrors = withError(vErrors, instancePath+"/verbs", "#/properties/verbs/required", "required", {missingProperty: "words"}, "must have required property '"+"words"+"'");
errors++;
}
if((data18.effects === undefined) || (!(func0.call(data18, "effects")))){
vErrors = withError(vErrors, instancePath+"/verbs", "#/properties/verbs/required", "required", {missingProperty: "effects"}, "must have required property '"+"effects"+"'");
errors++;
}
for(const key1 of Object.keys(data18)){
if(!((((key1 === "depth") || (key1 === "words")) || (key1 === "unless")) || (key1 === "effects"))){
vErrors = withError(vErrors, instancePath+"/verbs", "#/properties/verbs/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data18.depth !== undefined && func0.call(data18, "depth")){
let data19 = data18.depth;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
vErrors = withError(vErrors, instancePath+"/verbs/depth", "#/properties/verbs/properties/depth/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
vErrors = withError(vErrors, instancePath+"/verbs/depth", "#/properties/verbs/properties/depth/minimum", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
errors++;
}
}
}
if(data18.words !== undefined && func0.call(data18, "words")){
if(!(validate33(data18.words, {instancePath:instancePath+"/verbs/words",parentData:data18,parentDataProperty:"words",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data18.unless !== undefined && func0.call(data18, "unless")){
if(!(validate33(data18.unless, {instancePath:instancePath+"/verbs/unless",parentData:data18,parentDataProperty:"unless",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data18.effects !== undefined && func0.call(data18, "effects")){
if(!(validate26(data18.effects, {instancePath:instancePath+"/verbs/effects",parentData:data18,parentDataProperty:"effects",rootData}))){
vErrors = withErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/verbs", "#/properties/verbs/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.noGlobals !== undefined && func0.call(data, "noGlobals")){
if(typeof data.noGlobals !== "boolean"){
vErrors = withError(vErrors, instancePath+"/noGlobals", "#/properties/noGlobals/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.help !== undefined && func0.call(data, "help")){
if(!(validate33(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.subcommands !== undefined && func0.call(data, "subcommands")){
if(!(validate108(data.subcommands, {instancePath:instancePath+"/subcommands",parentData:data,parentDataProperty:"subcommands",rootData}))){
vErrors = withErrors(vErrors, validate108.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate21.errors = vErrors;
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
