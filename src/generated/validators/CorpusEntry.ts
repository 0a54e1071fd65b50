// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { CorpusEntry } from '../types.js';
import type { SchemaValidator } from './contract.js';

const kept0 = ["bash","file-read","file-write","file-edit","file-search","fetch","mcp","ask-user","mode-change","spawn","message","background","unknown"];
const kept1 = ["allow","review","deny"];
const kept2 = {"posture":0,"workspace":0,"links":0,"files":0,"tools":0,"hosts":0,"grants":0,"verdicts":0,"history":0,"vcs":0,"ceiling":0,"canAsk":0};
const kept3 = ["explore","manual","supervised","unattended"];
const kept4 = {"cwd":0,"roots":0,"writable":0,"temp":0,"denied":0,"home":0,"gitDirs":0,"caseFolding":0,"platform":0};
const kept5 = ["posix","windows"];
const kept6 = ["person","policy","model","harness","unknown"];
const kept7 = ["full","redacted","truncated"];
export const validateCorpusEntry: SchemaValidator<CorpusEntry> = validate192 as any;
const func0 = Object.prototype.hasOwnProperty;
const pattern1 = new RegExp("^/", "u");

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/items/pattern", "pattern", {pattern: "^/"}, "must match pattern \""+"^/"+"\"");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/" + i0, "#/items/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "bash") || (data === "file-read")) || (data === "file-write")) || (data === "file-edit")) || (data === "file-search")) || (data === "fetch")) || (data === "mcp")) || (data === "ask-user")) || (data === "mode-change")) || (data === "spawn")) || (data === "message")) || (data === "background")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept0}, "must be equal to one of the allowed values");
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate184.errors = vErrors;
return errors === 0;
}


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "allow") || (data === "review")) || (data === "deny"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept1}, "must be equal to one of the allowed values");
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="context.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept2, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.posture !== undefined && func0.call(data, "posture")){
let data0 = data.posture;
if(!((((data0 === "explore") || (data0 === "manual")) || (data0 === "supervised")) || (data0 === "unattended"))){
vErrors = withError(vErrors, instancePath+"/posture", "#/properties/posture/enum", "enum", {allowedValues: kept3}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.workspace !== undefined && func0.call(data, "workspace")){
let data1 = data.workspace;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 of Object.keys(data1)){
if(!(func0.call(kept4, key1))){
vErrors = withError(vErrors, instancePath+"/workspace", "#/properties/workspace/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data1.cwd !== undefined && func0.call(data1, "cwd")){
let data2 = data1.cwd;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
vErrors = withError(vErrors, instancePath+"/workspace/cwd", "#/properties/workspace/properties/cwd/pattern", "pattern", {pattern: "^/"}, "must match pattern \""+"^/"+"\"");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/workspace/cwd", "#/properties/workspace/properties/cwd/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data1.roots !== undefined && func0.call(data1, "roots")){
if(!(validate129(data1.roots, {instancePath:instancePath+"/workspace/roots",parentData:data1,parentDataProperty:"roots",rootData}))){
vErrors = withErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if(data1.writable !== undefined && func0.call(data1, "writable")){
if(!(validate129(data1.writable, {instancePath:instancePath+"/workspace/writable",parentData:data1,parentDataProperty:"writable",rootData}))){
vErrors = withErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if(data1.temp !== undefined && func0.call(data1, "temp")){
if(!(validate129(data1.temp, {instancePath:instancePath+"/workspace/temp",parentData:data1,parentDataProperty:"temp",rootData}))){
vErrors = withErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if(data1.denied !== undefined && func0.call(data1, "denied")){
if(!(validate129(data1.denied, {instancePath:instancePath+"/workspace/denied",parentData:data1,parentDataProperty:"denied",rootData}))){
vErrors = withErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if(data1.home !== undefined && func0.call(data1, "home")){
let data7 = data1.home;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
vErrors = withError(vErrors, instancePath+"/workspace/home", "#/properties/workspace/properties/home/pattern", "pattern", {pattern: "^/"}, "must match pattern \""+"^/"+"\"");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/workspace/home", "#/properties/workspace/properties/home/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data1.gitDirs !== undefined && func0.call(data1, "gitDirs")){
if(!(validate129(data1.gitDirs, {instancePath:instancePath+"/workspace/gitDirs",parentData:data1,parentDataProperty:"gitDirs",rootData}))){
vErrors = withErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if(data1.caseFolding !== undefined && func0.call(data1, "caseFolding")){
if(typeof data1.caseFolding !== "boolean"){
vErrors = withError(vErrors, instancePath+"/workspace/caseFolding", "#/properties/workspace/properties/caseFolding/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data1.platform !== undefined && func0.call(data1, "platform")){
let data10 = data1.platform;
if(!((data10 === "posix") || (data10 === "windows"))){
vErrors = withError(vErrors, instancePath+"/workspace/platform", "#/properties/workspace/properties/platform/enum", "enum", {allowedValues: kept5}, "must be equal to one of the allowed values");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/workspace", "#/properties/workspace/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.links !== undefined && func0.call(data, "links")){
let data11 = data.links;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 of Object.keys(data11)){
const _errs20 = errors;
if(typeof key2 === "string"){
if(!pattern1.test(key2)){
const err10 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/propertyNames/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\"",propertyName:key2};
(vErrors ??= []).push(err10);
errors++;
}
}
var valid2 = _errs20 === errors;
if(!valid2){
vErrors = withError(vErrors, instancePath+"/links", "#/properties/links/propertyNames", "propertyNames", {propertyName: key2}, "property name must be valid");
errors++;
}
}
for(const key3 of Object.keys(data11)){
if(typeof data11[key3] !== "string"){
vErrors = withError(vErrors, instancePath+"/links/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/links/additionalProperties/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/links", "#/properties/links/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data13 = data.files;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 of Object.keys(data13)){
const _errs26 = errors;
if(typeof key4 === "string"){
if(!pattern1.test(key4)){
const err14 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/propertyNames/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\"",propertyName:key4};
(vErrors ??= []).push(err14);
errors++;
}
}
var valid4 = _errs26 === errors;
if(!valid4){
vErrors = withError(vErrors, instancePath+"/files", "#/properties/files/propertyNames", "propertyNames", {propertyName: key4}, "property name must be valid");
errors++;
}
}
for(const key5 of Object.keys(data13)){
let data14 = data13[key5];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key6 of Object.keys(data14)){
if(!((((key6 === "exists") || (key6 === "tracked")) || (key6 === "readHash")) || (key6 === "currentHash"))){
vErrors = withError(vErrors, instancePath+"/files/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/files/additionalProperties/additionalProperties", "additionalProperties", {additionalProperty: key6}, "must NOT have additional properties");
errors++;
}
}
if(data14.exists !== undefined && func0.call(data14, "exists")){
if(typeof data14.exists !== "boolean"){
vErrors = withError(vErrors, instancePath+"/files/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/exists", "#/properties/files/additionalProperties/properties/exists/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data14.tracked !== undefined && func0.call(data14, "tracked")){
if(typeof data14.tracked !== "boolean"){
vErrors = withError(vErrors, instancePath+"/files/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/tracked", "#/properties/files/additionalProperties/properties/tracked/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data14.readHash !== undefined && func0.call(data14, "readHash")){
if(typeof data14.readHash !== "string"){
vErrors = withError(vErrors, instancePath+"/files/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/readHash", "#/properties/files/additionalProperties/properties/readHash/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data14.currentHash !== undefined && func0.call(data14, "currentHash")){
if(typeof data14.currentHash !== "string"){
vErrors = withError(vErrors, instancePath+"/files/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/currentHash", "#/properties/files/additionalProperties/properties/currentHash/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/files/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/files/additionalProperties/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/files", "#/properties/files/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data19 = data.tools;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key7 of Object.keys(data19)){
let data20 = data19[key7];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key8 of Object.keys(data20)){
if(!((((key8 === "kind") || (key8 === "tier")) || (key8 === "annotations")) || (key8 === "trusted"))){
vErrors = withError(vErrors, instancePath+"/tools/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tools/additionalProperties/additionalProperties", "additionalProperties", {additionalProperty: key8}, "must NOT have additional properties");
errors++;
}
}
if(data20.kind !== undefined && func0.call(data20, "kind")){
if(!(validate180(data20.kind, {instancePath:instancePath+"/tools/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",parentData:data20,parentDataProperty:"kind",rootData}))){
vErrors = withErrors(vErrors, validate180.errors);
errors = vErrors.length;
}
}
if(data20.tier !== undefined && func0.call(data20, "tier")){
if(typeof data20.tier !== "string"){
vErrors = withError(vErrors, instancePath+"/tools/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier", "#/properties/tools/additionalProperties/properties/tier/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data20.annotations !== undefined && func0.call(data20, "annotations")){
if(!(validate182(data20.annotations, {instancePath:instancePath+"/tools/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/annotations",parentData:data20,parentDataProperty:"annotations",rootData}))){
vErrors = withErrors(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data20.trusted !== undefined && func0.call(data20, "trusted")){
if(typeof data20.trusted !== "boolean"){
vErrors = withError(vErrors, instancePath+"/tools/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/trusted", "#/properties/tools/additionalProperties/properties/trusted/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tools/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tools/additionalProperties/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tools", "#/properties/tools/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.hosts !== undefined && func0.call(data, "hosts")){
let data25 = data.hosts;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key9 of Object.keys(data25)){
if(!((key9 === "listed") || (key9 === "denied"))){
vErrors = withError(vErrors, instancePath+"/hosts", "#/properties/hosts/additionalProperties", "additionalProperties", {additionalProperty: key9}, "must NOT have additional properties");
errors++;
}
}
if(data25.listed !== undefined && func0.call(data25, "listed")){
if(!(validate184(data25.listed, {instancePath:instancePath+"/hosts/listed",parentData:data25,parentDataProperty:"listed",rootData}))){
vErrors = withErrors(vErrors, validate184.errors);
errors = vErrors.length;
}
}
if(data25.denied !== undefined && func0.call(data25, "denied")){
if(!(validate184(data25.denied, {instancePath:instancePath+"/hosts/denied",parentData:data25,parentDataProperty:"denied",rootData}))){
vErrors = withErrors(vErrors, validate184.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/hosts", "#/properties/hosts/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.grants !== undefined && func0.call(data, "grants")){
if(!(Array.isArray(data.grants))){
vErrors = withError(vErrors, instancePath+"/grants", "#/properties/grants/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.verdicts !== undefined && func0.call(data, "verdicts")){
if(!(Array.isArray(data.verdicts))){
vErrors = withError(vErrors, instancePath+"/verdicts", "#/properties/verdicts/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.history !== undefined && func0.call(data, "history")){
if(!(Array.isArray(data.history))){
vErrors = withError(vErrors, instancePath+"/history", "#/properties/history/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.vcs !== undefined && func0.call(data, "vcs")){
if(!(validate182(data.vcs, {instancePath:instancePath+"/vcs",parentData:data,parentDataProperty:"vcs",rootData}))){
vErrors = withErrors(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.ceiling !== undefined && func0.call(data, "ceiling")){
if(!(validate188(data.ceiling, {instancePath:instancePath+"/ceiling",parentData:data,parentDataProperty:"ceiling",rootData}))){
vErrors = withErrors(vErrors, validate188.errors);
errors = vErrors.length;
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
validate128.errors = vErrors;
return errors === 0;
}


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "allow") || (data === "review")) || (data === "deny"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept1}, "must be equal to one of the allowed values");
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}", "u");

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="corpus.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.input === undefined) || (!(func0.call(data, "input")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "input"}, "must have required property '"+"input"+"'");
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, instancePath+"/id", "#/properties/id/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.tool !== undefined && func0.call(data, "tool")){
if(typeof data.tool !== "string"){
vErrors = withError(vErrors, instancePath+"/tool", "#/properties/tool/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.context !== undefined && func0.call(data, "context")){
if(!(validate128(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData}))){
vErrors = withErrors(vErrors, validate128.errors);
errors = vErrors.length;
}
}
if(data.observed !== undefined && func0.call(data, "observed")){
let data3 = data.observed;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.effect === undefined) || (!(func0.call(data3, "effect")))){
vErrors = withError(vErrors, instancePath+"/observed", "#/properties/observed/required", "required", {missingProperty: "effect"}, "must have required property '"+"effect"+"'");
errors++;
}
if((data3.by === undefined) || (!(func0.call(data3, "by")))){
vErrors = withError(vErrors, instancePath+"/observed", "#/properties/observed/required", "required", {missingProperty: "by"}, "must have required property '"+"by"+"'");
errors++;
}
if(data3.effect !== undefined && func0.call(data3, "effect")){
if(!(validate194(data3.effect, {instancePath:instancePath+"/observed/effect",parentData:data3,parentDataProperty:"effect",rootData}))){
vErrors = withErrors(vErrors, validate194.errors);
errors = vErrors.length;
}
}
if(data3.by !== undefined && func0.call(data3, "by")){
let data5 = data3.by;
if(!(((((data5 === "person") || (data5 === "policy")) || (data5 === "model")) || (data5 === "harness")) || (data5 === "unknown"))){
vErrors = withError(vErrors, instancePath+"/observed/by", "#/properties/observed/properties/by/enum", "enum", {allowedValues: kept6}, "must be equal to one of the allowed values");
errors++;
}
}
if(data3.rule !== undefined && func0.call(data3, "rule")){
if(typeof data3.rule !== "string"){
vErrors = withError(vErrors, instancePath+"/observed/rule", "#/properties/observed/properties/rule/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data3.pack !== undefined && func0.call(data3, "pack")){
if(typeof data3.pack !== "string"){
vErrors = withError(vErrors, instancePath+"/observed/pack", "#/properties/observed/properties/pack/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data3.digest !== undefined && func0.call(data3, "digest")){
if(typeof data3.digest !== "string"){
vErrors = withError(vErrors, instancePath+"/observed/digest", "#/properties/observed/properties/digest/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data3.ran !== undefined && func0.call(data3, "ran")){
if(typeof data3.ran !== "boolean"){
vErrors = withError(vErrors, instancePath+"/observed/ran", "#/properties/observed/properties/ran/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/observed", "#/properties/observed/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.time !== undefined && func0.call(data, "time")){
let data10 = data.time;
if(typeof data10 === "string"){
if(!pattern6.test(data10)){
vErrors = withError(vErrors, instancePath+"/time", "#/properties/time/pattern", "pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}"}, "must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}"+"\"");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/time", "#/properties/time/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(typeof data.session !== "string"){
vErrors = withError(vErrors, instancePath+"/session", "#/properties/session/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data.source !== undefined && func0.call(data, "source")){
let data12 = data.source;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.format !== undefined && func0.call(data12, "format")){
if(typeof data12.format !== "string"){
vErrors = withError(vErrors, instancePath+"/source/format", "#/properties/source/properties/format/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data12.file !== undefined && func0.call(data12, "file")){
if(typeof data12.file !== "string"){
vErrors = withError(vErrors, instancePath+"/source/file", "#/properties/source/properties/file/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data12.line !== undefined && func0.call(data12, "line")){
let data15 = data12.line;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
vErrors = withError(vErrors, instancePath+"/source/line", "#/properties/source/properties/line/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
vErrors = withError(vErrors, instancePath+"/source/line", "#/properties/source/properties/line/minimum", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
errors++;
}
}
}
if(data12.name !== undefined && func0.call(data12, "name")){
if(typeof data12.name !== "string"){
vErrors = withError(vErrors, instancePath+"/source/name", "#/properties/source/properties/name/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/source", "#/properties/source/type", "type", {type: "object"}, "must be object");
errors++;
}
}
if(data.fidelity !== undefined && func0.call(data, "fidelity")){
let data17 = data.fidelity;
if(!(((data17 === "full") || (data17 === "redacted")) || (data17 === "truncated"))){
vErrors = withError(vErrors, instancePath+"/fidelity", "#/properties/fidelity/enum", "enum", {allowedValues: kept7}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data18 = data.count;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
vErrors = withError(vErrors, instancePath+"/count", "#/properties/count/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
vErrors = withError(vErrors, instancePath+"/count", "#/properties/count/minimum", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate192.errors = vErrors;
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
