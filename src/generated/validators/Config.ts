// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type { Config } from '../types.js';
import type { SchemaValidator } from './contract.js';

const kept0 = ["bash","file-read","file-write","file-edit","file-search","fetch","mcp","ask-user","mode-change","spawn","message","background","unknown"];
const kept1 = ["allow","review","deny"];
const kept2 = {"posture":0,"workspace":0,"links":0,"files":0,"tools":0,"hosts":0,"grants":0,"verdicts":0,"history":0,"vcs":0,"ceiling":0,"canAsk":0};
const kept3 = ["explore","manual","supervised","unattended"];
const kept4 = {"cwd":0,"roots":0,"writable":0,"temp":0,"denied":0,"home":0,"gitDirs":0,"caseFolding":0,"platform":0};
const kept5 = ["posix","windows"];
const kept6 = {"$schema":0,"version":0,"packs":0,"layer":0,"baseline":0,"dangerouslyLift":0,"context":0,"corpora":0,"checks":0};
const kept7 = ["user-project"];
export const validateConfig: SchemaValidator<Config> = validate125 as any;
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[^/\\\\]", "u");

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", "pattern", {pattern: "^[^/\\\\]"}, "must match pattern \""+"^[^/\\\\]"+"\"");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "string"}, "must be string");
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}

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


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="config.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "version"}, "must have required property '"+"version"+"'");
errors++;
}
if((data.packs === undefined) || (!(func0.call(data, "packs")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "packs"}, "must have required property '"+"packs"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(kept6, key0))){
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
if(data.packs !== undefined && func0.call(data, "packs")){
let data2 = data.packs;
if(Array.isArray(data2)){
if(data2.length < 1){
vErrors = withError(vErrors, instancePath+"/packs", "#/properties/packs/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate126(data2[i0], {instancePath:instancePath+"/packs/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate126.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/packs", "#/properties/packs/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.layer !== undefined && func0.call(data, "layer")){
if(!(data.layer === "user-project")){
vErrors = withError(vErrors, instancePath+"/layer", "#/properties/layer/enum", "enum", {allowedValues: kept7}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
if(typeof data.baseline !== "boolean"){
vErrors = withError(vErrors, instancePath+"/baseline", "#/properties/baseline/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data.dangerouslyLift !== undefined && func0.call(data, "dangerouslyLift")){
let data6 = data.dangerouslyLift;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
vErrors = withError(vErrors, instancePath+"/dangerouslyLift/" + i1, "#/properties/dangerouslyLift/items/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/dangerouslyLift", "#/properties/dangerouslyLift/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.context !== undefined && func0.call(data, "context")){
if(!(validate128(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData}))){
vErrors = withErrors(vErrors, validate128.errors);
errors = vErrors.length;
}
}
if(data.corpora !== undefined && func0.call(data, "corpora")){
let data9 = data.corpora;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(validate126(data9[i2], {instancePath:instancePath+"/corpora/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = withErrors(vErrors, validate126.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/corpora", "#/properties/corpora/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.checks !== undefined && func0.call(data, "checks")){
let data11 = data.checks;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 of Object.keys(data11)){
if(!(((key1 === "failOnWarnings") || (key1 === "dangerouslyAcceptWidening")) || (key1 === "dangerouslyAcceptAllowsWithoutExamples"))){
vErrors = withError(vErrors, instancePath+"/checks", "#/properties/checks/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data11.failOnWarnings !== undefined && func0.call(data11, "failOnWarnings")){
if(typeof data11.failOnWarnings !== "boolean"){
vErrors = withError(vErrors, instancePath+"/checks/failOnWarnings", "#/properties/checks/properties/failOnWarnings/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data11.dangerouslyAcceptWidening !== undefined && func0.call(data11, "dangerouslyAcceptWidening")){
if(typeof data11.dangerouslyAcceptWidening !== "boolean"){
vErrors = withError(vErrors, instancePath+"/checks/dangerouslyAcceptWidening", "#/properties/checks/properties/dangerouslyAcceptWidening/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data11.dangerouslyAcceptAllowsWithoutExamples !== undefined && func0.call(data11, "dangerouslyAcceptAllowsWithoutExamples")){
if(typeof data11.dangerouslyAcceptAllowsWithoutExamples !== "boolean"){
vErrors = withError(vErrors, instancePath+"/checks/dangerouslyAcceptAllowsWithoutExamples", "#/properties/checks/properties/dangerouslyAcceptAllowsWithoutExamples/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/checks", "#/properties/checks/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate125.errors = vErrors;
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
