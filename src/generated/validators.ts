// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

import type {
  CallFacts,
  CommandGrammar,
  Context,
  Decision,
  Diagnostic,
  EnvironmentCatalogue,
  HostCatalogue,
  Pack,
  PathCatalogue,
  Posture,
  Shape,
  ToolRegistry,
} from './types.js';

export interface SchemaError {
  /** JSON pointer to the value that is at fault. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Leaves the faults of the last value it was given in `errors`. Recurses as deeply as the value does. */
export interface SchemaValidator<T> {
  (value: unknown): value is T;
  errors?: readonly SchemaError[] | null;
}

const kept0 = {"bundling":0,"abbreviations":0,"permute":0,"singleDashLong":0,"endOfOptions":0,"numeric":0,"plus":0,"unknown":0,"bare":0};
const kept1 = ["unknown","operand"];
const kept2 = ["none","list","read","create","write","append","truncate","overwrite","delete","move","metadata","execute","run-project","network","listen","privilege","process","persist","configure","vcs-read","vcs-write","vcs-discard","install","remote-read","remote-write","secret-read","shell-state","background","spawn","power","device","unknown"];
const kept3 = ["data","list","read","create","write","append","edit","truncate","delete","delete-tree","delete-below","delete-empty","move","destination","link-target","metadata","metadata-tree","execute","cwd","device","url","url-send","host","listen","send","send-file","send-at","header","shell","shell-here","zsh","sed","awk","script","command","arguments","variable","assignment","environment","alias","module","package","target","refuse"];
const kept4 = {"names":0,"value":0,"optional":0,"more":0,"attachedOnly":0,"until":0,"rest":0,"modules":0,"keyed":0,"effects":0,"replaces":0,"note":0};
const kept5 = {"role":0,"count":0,"unless":0,"when":0,"default":0,"stdin":0,"appendInput":0,"values":0,"targets":0,"keyed":0,"modules":0};
const kept6 = ["one","optional","many","some"];
const kept7 = ["test"];
const kept8 = ["cwd","project","word","number"];
const kept9 = {"aka":0,"summary":0,"source":0,"transparent":0,"style":0,"effects":0,"options":0,"operands":0,"operators":0,"keyed":0,"variants":0,"implicit":0,"output":0,"noGlobals":0,"subcommands":0};
const kept10 = {"$schema":0,"programs":0,"summary":0,"source":0,"transparent":0,"style":0,"effects":0,"options":0,"operands":0,"operators":0,"keyed":0,"language":0,"variants":0,"implicit":0,"output":0,"noGlobals":0,"subcommands":0};
const kept11 = ["bash","file-read","file-write","file-edit","file-search","fetch","mcp","ask-user","mode-change","spawn","message","background","unknown"];
const kept12 = ["allow","review","deny"];
const kept13 = {"posture":0,"workspace":0,"links":0,"files":0,"tools":0,"hosts":0,"grants":0,"verdicts":0,"history":0,"vcs":0,"ceiling":0,"canAsk":0};
const kept14 = ["explore","manual","supervised","unattended"];
const kept15 = {"cwd":0,"roots":0,"writable":0,"temp":0,"denied":0,"home":0,"gitDirs":0,"caseFolding":0,"platform":0};
const kept16 = ["posix","windows"];
const kept17 = ["input-not-text","input-too-long","input-control-character","input-surrogate","input-missing-field","parse-error","parse-failure","nesting-too-deep","too-many-commands","too-many-words","work-limit","unmodelled-syntax","word-touches","redirect-target-expanded-twice","glued-continuation","word-decoders-disagree","tilde-in-word","arithmetic-quoting","ambiguous-parenthesis","quote-in-expansion","nested-here-document","here-document-unterminated","evaluated-name","name-redefined","shell-state-changed","evaluated-text","witnesses-disagree","text-nesting","computed-program","empty-program"];
const kept18 = ["info","warning","error"];
const kept19 = {"effect":0,"code":0,"rule":0,"pack":0,"layer":0,"reason":0,"category":0,"agent":0,"fresh":0,"command":0,"matched":0,"diagnostics":0,"posture":0,"policy":0,"fingerprint":0};
const kept20 = ["rule","floor","nothing-to-run","no-rule","diagnostic","effect-bound","uncertain-match","posture-cap","invalid-shape","invalid-context","invalid-policy","nobody-to-ask","ceiling","work-limit"];
const kept21 = ["list","read","create","write","append","truncate","delete","delete-tree","move","metadata","metadata-tree","execute","cwd"];
const kept22 = ["denied","writable-project","project","temp","sensitive-home","home","system","outside","unknown"];
const kept23 = {"text":0,"span":0,"value":0,"base":0,"tail":0,"values":0,"prefix":0,"suffix":0,"fields":0,"pattern":0,"quoted":0,"reasons":0,"nested":0,"variables":0};
const kept24 = ["home","cwd","temp","project"];
const kept25 = ["one","many"];
const kept26 = ["parameter","command","arithmetic","process","glob","brace","tilde","array","placeholder","input","undecoded"];
const kept27 = {"program":0,"subcommands":0,"known":0,"transparent":0,"effects":0,"possible":0,"paths":0,"network":0,"sends":0,"maySend":0,"options":0,"operands":0,"operandsCertain":0,"notes":0};
const kept28 = {"operand":0,"paths":0,"below":0,"usage":0,"access":0,"scope":0,"scopes":0,"classes":0,"unknownReason":0};
const kept29 = ["argument","flag-value","redirect-target","cwd-prefix","implicit","implicit-temp","assignment"];
const kept30 = ["fetch","send","listen"];
const kept31 = ["listed","public","loopback","private","metadata","dynamic"];
const kept32 = ["pipe","substitution","process","variable","file","operand","redirect"];
const kept33 = ["info","warning","danger"];
const kept34 = ["one-or-more","per-command-stage","zero-or-more"];
const kept35 = ["one-or-more","zero-or-more"];
const kept36 = {"always":0,"all":0,"any":0,"not":0,"tool":0,"toolKind":0,"toolTier":0,"input":0,"mcp":0,"program":0,"tokens":0,"argv":0,"arg0In":0,"argAt":0,"argMatches":0,"anyArgMatches":0,"argCount":0,"flagPresent":0,"flagMatches":0,"flagAllowlist":0,"flagValueIn":0,"flagCount":0,"envAssignmentNameIn":0,"envAssignmentCount":0,"noSubstitution":0,"noStdoutRedirect":0,"redirect":0,"effectsAllIn":0,"effectsSomeIn":0,"pathScopesAllIn":0,"pathScopesNoneIn":0,"pathScopesSomeIn":0,"hostsAllIn":0,"hostsSomeIn":0,"sends":0,"flow":0,"selfRecursive":0,"posture":0};
const kept37 = ["read","write","exec"];
const kept38 = ["stdin","stdout","stderr","any"];
const kept39 = ["file","fd","heredoc","herestring"];
const kept40 = {"id":0,"effect":0,"match":0,"reason":0,"category":0,"agentReason":0,"alternative":0,"justification":0,"provenance":0,"ask":0,"examples":0};
const kept41 = ["main","subshell","pipeline","background","substitution","function","text"];
const kept42 = [">",">>","<","<>","<&",">&",">|","&>","&>>","<<","<<-","<<<"];
const kept43 = ["read","write","append","read-write","duplicate","here-document","here-string"];
const kept44 = {"form":0,"span":0,"environment":0,"chain":0,"operator":0,"conditional":0,"repeated":0,"background":0,"pipeline":0,"stage":0,"compounds":0,"parent":0,"origin":0,"shadowed":0,"body":0,"assignments":0,"words":0,"redirects":0,"declared":0};
const kept45 = ["simple","assignment","redirection","test","arithmetic","function","tool"];
const kept46 = ["start","and","or","pipe","sequence"];
const kept47 = ["subshell","brace-group","if","for","arithmetic-for","while","until","case","select","function","coproc"];
const kept48 = ["source","substitution","operand","text","language"];
const kept49 = ["pipe","substitution","process","variable"];
const kept50 = {"version":0,"kind":0,"tool":0,"text":0,"input":0,"environments":0,"commands":0,"flows":0,"diagnostics":0};
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
if(!((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "unknown"))){
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
if(!((((((((((((((((((((((((((((((((((((((((((((data === "data") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "edit")) || (data === "truncate")) || (data === "delete")) || (data === "delete-tree")) || (data === "delete-below")) || (data === "delete-empty")) || (data === "move")) || (data === "destination")) || (data === "link-target")) || (data === "metadata")) || (data === "metadata-tree")) || (data === "execute")) || (data === "cwd")) || (data === "device")) || (data === "url")) || (data === "url-send")) || (data === "host")) || (data === "listen")) || (data === "send")) || (data === "send-file")) || (data === "send-at")) || (data === "header")) || (data === "shell")) || (data === "shell-here")) || (data === "zsh")) || (data === "sed")) || (data === "awk")) || (data === "script")) || (data === "command")) || (data === "arguments")) || (data === "variable")) || (data === "assignment")) || (data === "environment")) || (data === "alias")) || (data === "module")) || (data === "package")) || (data === "target")) || (data === "refuse"))){
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
if(!((((key0 === "separator") || (key0 === "ignoreCase")) || (key0 === "keys")) || (key0 === "unlisted"))){
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
if(data.unlisted !== undefined && func0.call(data, "unlisted")){
if(!(validate26(data.unlisted, {instancePath:instancePath+"/unlisted",parentData:data,parentDataProperty:"unlisted",rootData}))){
vErrors = withErrors(vErrors, validate26.errors);
errors = vErrors.length;
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


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "role"}, "must have required property '"+"role"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(kept5, key0))){
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
vErrors = withError(vErrors, instancePath+"/count", "#/properties/count/enum", "enum", {allowedValues: kept6}, "must be equal to one of the allowed values");
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
if(typeof data.appendInput !== "boolean"){
vErrors = withError(vErrors, instancePath+"/appendInput", "#/properties/appendInput/type", "type", {type: "boolean"}, "must be boolean");
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
validate50.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate50(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate61.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data === "test")){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept7}, "must be equal to one of the allowed values");
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate75.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key1 === "any") || (key1 === "all")) || (key1 === "none")) || (key1 === "value")) || (key1 === "operandsAtLeast")) || (key1 === "operandsAtMost")) || (key1 === "firstOperand"))){
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
if(!(validate49(data.operands, {instancePath:instancePath+"/operands",parentData:data,parentDataProperty:"operands",rootData}))){
vErrors = withErrors(vErrors, validate49.errors);
errors = vErrors.length;
}
}
if(data.implicit !== undefined && func0.call(data, "implicit")){
if(!(validate75(data.implicit, {instancePath:instancePath+"/implicit",parentData:data,parentDataProperty:"implicit",rootData}))){
vErrors = withErrors(vErrors, validate75.errors);
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
validate67.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate67(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
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


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "cwd") || (data === "project")) || (data === "word")) || (data === "number"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept8}, "must be equal to one of the allowed values");
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}

const wrapper0 = {validate: validate83};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept9, key0))){
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
if(!(validate49(data.operands, {instancePath:instancePath+"/operands",parentData:data,parentDataProperty:"operands",rootData}))){
vErrors = withErrors(vErrors, validate49.errors);
errors = vErrors.length;
}
}
if(data.operators !== undefined && func0.call(data, "operators")){
if(!(validate61(data.operators, {instancePath:instancePath+"/operators",parentData:data,parentDataProperty:"operators",rootData}))){
vErrors = withErrors(vErrors, validate61.errors);
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
if(!(validate66(data.variants, {instancePath:instancePath+"/variants",parentData:data,parentDataProperty:"variants",rootData}))){
vErrors = withErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.implicit !== undefined && func0.call(data, "implicit")){
if(!(validate75(data.implicit, {instancePath:instancePath+"/implicit",parentData:data,parentDataProperty:"implicit",rootData}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.output !== undefined && func0.call(data, "output")){
if(!(validate81(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = withErrors(vErrors, validate81.errors);
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
validate84.errors = vErrors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(validate84(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = withErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate83.errors = vErrors;
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
if(!(func0.call(kept10, key0))){
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
if(!(validate49(data.operands, {instancePath:instancePath+"/operands",parentData:data,parentDataProperty:"operands",rootData}))){
vErrors = withErrors(vErrors, validate49.errors);
errors = vErrors.length;
}
}
if(data.operators !== undefined && func0.call(data, "operators")){
if(!(validate61(data.operators, {instancePath:instancePath+"/operators",parentData:data,parentDataProperty:"operators",rootData}))){
vErrors = withErrors(vErrors, validate61.errors);
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
if(!(validate64(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = withErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.variants !== undefined && func0.call(data, "variants")){
if(!(validate66(data.variants, {instancePath:instancePath+"/variants",parentData:data,parentDataProperty:"variants",rootData}))){
vErrors = withErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.implicit !== undefined && func0.call(data, "implicit")){
if(!(validate75(data.implicit, {instancePath:instancePath+"/implicit",parentData:data,parentDataProperty:"implicit",rootData}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.output !== undefined && func0.call(data, "output")){
if(!(validate81(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = withErrors(vErrors, validate81.errors);
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
if(!(validate83(data.subcommands, {instancePath:instancePath+"/subcommands",parentData:data,parentDataProperty:"subcommands",rootData}))){
vErrors = withErrors(vErrors, validate83.errors);
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

export const validateContext: SchemaValidator<Context> = validate97 as any;

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate98.errors = vErrors;
return errors === 0;
}


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "bash") || (data === "file-read")) || (data === "file-write")) || (data === "file-edit")) || (data === "file-search")) || (data === "fetch")) || (data === "mcp")) || (data === "ask-user")) || (data === "mode-change")) || (data === "spawn")) || (data === "message")) || (data === "background")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept11}, "must be equal to one of the allowed values");
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "allow") || (data === "review")) || (data === "deny"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept12}, "must be equal to one of the allowed values");
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="context.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept13, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.posture !== undefined && func0.call(data, "posture")){
let data0 = data.posture;
if(!((((data0 === "explore") || (data0 === "manual")) || (data0 === "supervised")) || (data0 === "unattended"))){
vErrors = withError(vErrors, instancePath+"/posture", "#/properties/posture/enum", "enum", {allowedValues: kept14}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.workspace !== undefined && func0.call(data, "workspace")){
let data1 = data.workspace;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 of Object.keys(data1)){
if(!(func0.call(kept15, key1))){
vErrors = withError(vErrors, instancePath+"/workspace", "#/properties/workspace/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data1.cwd !== undefined && func0.call(data1, "cwd")){
if(typeof data1.cwd !== "string"){
vErrors = withError(vErrors, instancePath+"/workspace/cwd", "#/properties/workspace/properties/cwd/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data1.roots !== undefined && func0.call(data1, "roots")){
if(!(validate98(data1.roots, {instancePath:instancePath+"/workspace/roots",parentData:data1,parentDataProperty:"roots",rootData}))){
vErrors = withErrors(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data1.writable !== undefined && func0.call(data1, "writable")){
if(!(validate98(data1.writable, {instancePath:instancePath+"/workspace/writable",parentData:data1,parentDataProperty:"writable",rootData}))){
vErrors = withErrors(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data1.temp !== undefined && func0.call(data1, "temp")){
if(!(validate98(data1.temp, {instancePath:instancePath+"/workspace/temp",parentData:data1,parentDataProperty:"temp",rootData}))){
vErrors = withErrors(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data1.denied !== undefined && func0.call(data1, "denied")){
if(!(validate98(data1.denied, {instancePath:instancePath+"/workspace/denied",parentData:data1,parentDataProperty:"denied",rootData}))){
vErrors = withErrors(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data1.home !== undefined && func0.call(data1, "home")){
if(typeof data1.home !== "string"){
vErrors = withError(vErrors, instancePath+"/workspace/home", "#/properties/workspace/properties/home/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data1.gitDirs !== undefined && func0.call(data1, "gitDirs")){
if(!(validate98(data1.gitDirs, {instancePath:instancePath+"/workspace/gitDirs",parentData:data1,parentDataProperty:"gitDirs",rootData}))){
vErrors = withErrors(vErrors, validate98.errors);
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
vErrors = withError(vErrors, instancePath+"/workspace/platform", "#/properties/workspace/properties/platform/enum", "enum", {allowedValues: kept16}, "must be equal to one of the allowed values");
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
if(typeof data11[key2] !== "string"){
vErrors = withError(vErrors, instancePath+"/links/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/links/additionalProperties/type", "type", {type: "string"}, "must be string");
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
for(const key3 of Object.keys(data13)){
let data14 = data13[key3];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key4 of Object.keys(data14)){
if(!((((key4 === "exists") || (key4 === "tracked")) || (key4 === "readHash")) || (key4 === "currentHash"))){
vErrors = withError(vErrors, instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/files/additionalProperties/additionalProperties", "additionalProperties", {additionalProperty: key4}, "must NOT have additional properties");
errors++;
}
}
if(data14.exists !== undefined && func0.call(data14, "exists")){
if(typeof data14.exists !== "boolean"){
vErrors = withError(vErrors, instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/exists", "#/properties/files/additionalProperties/properties/exists/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data14.tracked !== undefined && func0.call(data14, "tracked")){
if(typeof data14.tracked !== "boolean"){
vErrors = withError(vErrors, instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/tracked", "#/properties/files/additionalProperties/properties/tracked/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
if(data14.readHash !== undefined && func0.call(data14, "readHash")){
if(typeof data14.readHash !== "string"){
vErrors = withError(vErrors, instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/readHash", "#/properties/files/additionalProperties/properties/readHash/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data14.currentHash !== undefined && func0.call(data14, "currentHash")){
if(typeof data14.currentHash !== "string"){
vErrors = withError(vErrors, instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/currentHash", "#/properties/files/additionalProperties/properties/currentHash/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/files/additionalProperties/type", "type", {type: "object"}, "must be object");
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
for(const key5 of Object.keys(data19)){
let data20 = data19[key5];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key6 of Object.keys(data20)){
if(!((((key6 === "kind") || (key6 === "tier")) || (key6 === "annotations")) || (key6 === "trusted"))){
vErrors = withError(vErrors, instancePath+"/tools/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tools/additionalProperties/additionalProperties", "additionalProperties", {additionalProperty: key6}, "must NOT have additional properties");
errors++;
}
}
if(data20.kind !== undefined && func0.call(data20, "kind")){
if(!(validate149(data20.kind, {instancePath:instancePath+"/tools/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",parentData:data20,parentDataProperty:"kind",rootData}))){
vErrors = withErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data20.tier !== undefined && func0.call(data20, "tier")){
if(typeof data20.tier !== "string"){
vErrors = withError(vErrors, instancePath+"/tools/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier", "#/properties/tools/additionalProperties/properties/tier/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data20.annotations !== undefined && func0.call(data20, "annotations")){
if(!(validate151(data20.annotations, {instancePath:instancePath+"/tools/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/annotations",parentData:data20,parentDataProperty:"annotations",rootData}))){
vErrors = withErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data20.trusted !== undefined && func0.call(data20, "trusted")){
if(typeof data20.trusted !== "boolean"){
vErrors = withError(vErrors, instancePath+"/tools/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/trusted", "#/properties/tools/additionalProperties/properties/trusted/type", "type", {type: "boolean"}, "must be boolean");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tools/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tools/additionalProperties/type", "type", {type: "object"}, "must be object");
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
for(const key7 of Object.keys(data25)){
if(!((key7 === "listed") || (key7 === "denied"))){
vErrors = withError(vErrors, instancePath+"/hosts", "#/properties/hosts/additionalProperties", "additionalProperties", {additionalProperty: key7}, "must NOT have additional properties");
errors++;
}
}
if(data25.listed !== undefined && func0.call(data25, "listed")){
if(!(validate98(data25.listed, {instancePath:instancePath+"/hosts/listed",parentData:data25,parentDataProperty:"listed",rootData}))){
vErrors = withErrors(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data25.denied !== undefined && func0.call(data25, "denied")){
if(!(validate98(data25.denied, {instancePath:instancePath+"/hosts/denied",parentData:data25,parentDataProperty:"denied",rootData}))){
vErrors = withErrors(vErrors, validate98.errors);
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
if(!(validate151(data.vcs, {instancePath:instancePath+"/vcs",parentData:data,parentDataProperty:"vcs",rootData}))){
vErrors = withErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data.ceiling !== undefined && func0.call(data, "ceiling")){
if(!(validate156(data.ceiling, {instancePath:instancePath+"/ceiling",parentData:data,parentDataProperty:"ceiling",rootData}))){
vErrors = withErrors(vErrors, validate156.errors);
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
validate97.errors = vErrors;
return errors === 0;
}

export const validateDecision: SchemaValidator<Decision> = validate158 as any;

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "allow") || (data === "review")) || (data === "deny"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept12}, "must be equal to one of the allowed values");
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate161.errors = vErrors;
return errors === 0;
}


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate165.errors = vErrors;
return errors === 0;
}


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate146.errors = vErrors;
return errors === 0;
}


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((((((((((((((((((((((((data0 === "input-not-text") || (data0 === "input-too-long")) || (data0 === "input-control-character")) || (data0 === "input-surrogate")) || (data0 === "input-missing-field")) || (data0 === "parse-error")) || (data0 === "parse-failure")) || (data0 === "nesting-too-deep")) || (data0 === "too-many-commands")) || (data0 === "too-many-words")) || (data0 === "work-limit")) || (data0 === "unmodelled-syntax")) || (data0 === "word-touches")) || (data0 === "redirect-target-expanded-twice")) || (data0 === "glued-continuation")) || (data0 === "word-decoders-disagree")) || (data0 === "tilde-in-word")) || (data0 === "arithmetic-quoting")) || (data0 === "ambiguous-parenthesis")) || (data0 === "quote-in-expansion")) || (data0 === "nested-here-document")) || (data0 === "here-document-unterminated")) || (data0 === "evaluated-name")) || (data0 === "name-redefined")) || (data0 === "shell-state-changed")) || (data0 === "evaluated-text")) || (data0 === "witnesses-disagree")) || (data0 === "text-nesting")) || (data0 === "computed-program")) || (data0 === "empty-program"))){
vErrors = withError(vErrors, instancePath+"/code", "#/properties/code/enum", "enum", {allowedValues: kept17}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
let data1 = data.severity;
if(!(((data1 === "info") || (data1 === "warning")) || (data1 === "error"))){
vErrors = withError(vErrors, instancePath+"/severity", "#/properties/severity/enum", "enum", {allowedValues: kept18}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.span !== undefined && func0.call(data, "span")){
if(!(validate146(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = withErrors(vErrors, validate146.errors);
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
validate145.errors = vErrors;
return errors === 0;
}


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(kept19, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.effect !== undefined && func0.call(data, "effect")){
if(!(validate159(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData}))){
vErrors = withErrors(vErrors, validate159.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined && func0.call(data, "code")){
let data1 = data.code;
if(!((((((((((((((data1 === "rule") || (data1 === "floor")) || (data1 === "nothing-to-run")) || (data1 === "no-rule")) || (data1 === "diagnostic")) || (data1 === "effect-bound")) || (data1 === "uncertain-match")) || (data1 === "posture-cap")) || (data1 === "invalid-shape")) || (data1 === "invalid-context")) || (data1 === "invalid-policy")) || (data1 === "nobody-to-ask")) || (data1 === "ceiling")) || (data1 === "work-limit"))){
vErrors = withError(vErrors, instancePath+"/code", "#/properties/code/enum", "enum", {allowedValues: kept20}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate161(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData}))){
vErrors = withErrors(vErrors, validate161.errors);
errors = vErrors.length;
}
}
if(data.pack !== undefined && func0.call(data, "pack")){
if(!(validate161(data.pack, {instancePath:instancePath+"/pack",parentData:data,parentDataProperty:"pack",rootData}))){
vErrors = withErrors(vErrors, validate161.errors);
errors = vErrors.length;
}
}
if(data.layer !== undefined && func0.call(data, "layer")){
if(!(validate161(data.layer, {instancePath:instancePath+"/layer",parentData:data,parentDataProperty:"layer",rootData}))){
vErrors = withErrors(vErrors, validate161.errors);
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
if(!(validate165(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData}))){
vErrors = withErrors(vErrors, validate165.errors);
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
if(!(validate159(data13.effect, {instancePath:instancePath+"/matched/" + i0+"/effect",parentData:data13,parentDataProperty:"effect",rootData}))){
vErrors = withErrors(vErrors, validate159.errors);
errors = vErrors.length;
}
}
if(data13.command !== undefined && func0.call(data13, "command")){
if(!(validate165(data13.command, {instancePath:instancePath+"/matched/" + i0+"/command",parentData:data13,parentDataProperty:"command",rootData}))){
vErrors = withErrors(vErrors, validate165.errors);
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
if(!(validate145(data21[i1], {instancePath:instancePath+"/diagnostics/" + i1,parentData:data21,parentDataProperty:i1,rootData}))){
vErrors = withErrors(vErrors, validate145.errors);
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
validate158.errors = vErrors;
return errors === 0;
}

export const validateDiagnostic: SchemaValidator<Diagnostic> = validate145 as any;

export const validateEnvironmentCatalogue: SchemaValidator<EnvironmentCatalogue> = validate170 as any;

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate171.errors = vErrors;
return errors === 0;
}


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((((((((((data === "data") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "edit")) || (data === "truncate")) || (data === "delete")) || (data === "delete-tree")) || (data === "delete-below")) || (data === "delete-empty")) || (data === "move")) || (data === "destination")) || (data === "link-target")) || (data === "metadata")) || (data === "metadata-tree")) || (data === "execute")) || (data === "cwd")) || (data === "device")) || (data === "url")) || (data === "url-send")) || (data === "host")) || (data === "listen")) || (data === "send")) || (data === "send-file")) || (data === "send-at")) || (data === "header")) || (data === "shell")) || (data === "shell-here")) || (data === "zsh")) || (data === "sed")) || (data === "awk")) || (data === "script")) || (data === "command")) || (data === "arguments")) || (data === "variable")) || (data === "assignment")) || (data === "environment")) || (data === "alias")) || (data === "module")) || (data === "package")) || (data === "target")) || (data === "refuse"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept3}, "must be equal to one of the allowed values");
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept2}, "must be equal to one of the allowed values");
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="environment.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.harmless === undefined) || (!(func0.call(data, "harmless")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "harmless"}, "must have required property '"+"harmless"+"'");
errors++;
}
if((data.injecting === undefined) || (!(func0.call(data, "injecting")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "injecting"}, "must have required property '"+"injecting"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "$schema") || (key0 === "harmless")) || (key0 === "injecting"))){
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
if(data.harmless !== undefined && func0.call(data, "harmless")){
let data1 = data.harmless;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.names === undefined) || (!(func0.call(data2, "names")))){
vErrors = withError(vErrors, instancePath+"/harmless/" + i0, "#/properties/harmless/items/required", "required", {missingProperty: "names"}, "must have required property '"+"names"+"'");
errors++;
}
if((data2.prefixes === undefined) || (!(func0.call(data2, "prefixes")))){
vErrors = withError(vErrors, instancePath+"/harmless/" + i0, "#/properties/harmless/items/required", "required", {missingProperty: "prefixes"}, "must have required property '"+"prefixes"+"'");
errors++;
}
if((data2.why === undefined) || (!(func0.call(data2, "why")))){
vErrors = withError(vErrors, instancePath+"/harmless/" + i0, "#/properties/harmless/items/required", "required", {missingProperty: "why"}, "must have required property '"+"why"+"'");
errors++;
}
for(const key1 of Object.keys(data2)){
if(!(((key1 === "names") || (key1 === "prefixes")) || (key1 === "why"))){
vErrors = withError(vErrors, instancePath+"/harmless/" + i0, "#/properties/harmless/items/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data2.names !== undefined && func0.call(data2, "names")){
if(!(validate171(data2.names, {instancePath:instancePath+"/harmless/" + i0+"/names",parentData:data2,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate171.errors);
errors = vErrors.length;
}
}
if(data2.prefixes !== undefined && func0.call(data2, "prefixes")){
if(!(validate171(data2.prefixes, {instancePath:instancePath+"/harmless/" + i0+"/prefixes",parentData:data2,parentDataProperty:"prefixes",rootData}))){
vErrors = withErrors(vErrors, validate171.errors);
errors = vErrors.length;
}
}
if(data2.why !== undefined && func0.call(data2, "why")){
if(typeof data2.why !== "string"){
vErrors = withError(vErrors, instancePath+"/harmless/" + i0+"/why", "#/properties/harmless/items/properties/why/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/harmless/" + i0, "#/properties/harmless/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/harmless", "#/properties/harmless/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.injecting !== undefined && func0.call(data, "injecting")){
let data6 = data.injecting;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.names === undefined) || (!(func0.call(data7, "names")))){
vErrors = withError(vErrors, instancePath+"/injecting/" + i1, "#/properties/injecting/items/required", "required", {missingProperty: "names"}, "must have required property '"+"names"+"'");
errors++;
}
if((data7.prefixes === undefined) || (!(func0.call(data7, "prefixes")))){
vErrors = withError(vErrors, instancePath+"/injecting/" + i1, "#/properties/injecting/items/required", "required", {missingProperty: "prefixes"}, "must have required property '"+"prefixes"+"'");
errors++;
}
if((data7.effects === undefined) || (!(func0.call(data7, "effects")))){
vErrors = withError(vErrors, instancePath+"/injecting/" + i1, "#/properties/injecting/items/required", "required", {missingProperty: "effects"}, "must have required property '"+"effects"+"'");
errors++;
}
if((data7.why === undefined) || (!(func0.call(data7, "why")))){
vErrors = withError(vErrors, instancePath+"/injecting/" + i1, "#/properties/injecting/items/required", "required", {missingProperty: "why"}, "must have required property '"+"why"+"'");
errors++;
}
for(const key2 of Object.keys(data7)){
if(!(((((key2 === "names") || (key2 === "prefixes")) || (key2 === "role")) || (key2 === "effects")) || (key2 === "why"))){
vErrors = withError(vErrors, instancePath+"/injecting/" + i1, "#/properties/injecting/items/additionalProperties", "additionalProperties", {additionalProperty: key2}, "must NOT have additional properties");
errors++;
}
}
if(data7.names !== undefined && func0.call(data7, "names")){
if(!(validate171(data7.names, {instancePath:instancePath+"/injecting/" + i1+"/names",parentData:data7,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate171.errors);
errors = vErrors.length;
}
}
if(data7.prefixes !== undefined && func0.call(data7, "prefixes")){
if(!(validate171(data7.prefixes, {instancePath:instancePath+"/injecting/" + i1+"/prefixes",parentData:data7,parentDataProperty:"prefixes",rootData}))){
vErrors = withErrors(vErrors, validate171.errors);
errors = vErrors.length;
}
}
if(data7.role !== undefined && func0.call(data7, "role")){
if(!(validate176(data7.role, {instancePath:instancePath+"/injecting/" + i1+"/role",parentData:data7,parentDataProperty:"role",rootData}))){
vErrors = withErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data7.effects !== undefined && func0.call(data7, "effects")){
let data11 = data7.effects;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate178(data11[i2], {instancePath:instancePath+"/injecting/" + i1+"/effects/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = withErrors(vErrors, validate178.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/injecting/" + i1+"/effects", "#/properties/injecting/items/properties/effects/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data7.why !== undefined && func0.call(data7, "why")){
if(typeof data7.why !== "string"){
vErrors = withError(vErrors, instancePath+"/injecting/" + i1+"/why", "#/properties/injecting/items/properties/why/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/injecting/" + i1, "#/properties/injecting/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/injecting", "#/properties/injecting/type", "type", {type: "array"}, "must be array");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}

export const validateCallFacts: SchemaValidator<CallFacts> = validate180 as any;

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate181.errors = vErrors;
return errors === 0;
}


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate183.errors = vErrors;
return errors === 0;
}


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept2}, "must be equal to one of the allowed values");
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate186(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate186.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "list") || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "delete")) || (data === "delete-tree")) || (data === "move")) || (data === "metadata")) || (data === "metadata-tree")) || (data === "execute")) || (data === "cwd"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept21}, "must be equal to one of the allowed values");
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}


function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((data === "denied") || (data === "writable-project")) || (data === "project")) || (data === "temp")) || (data === "sensitive-home")) || (data === "home")) || (data === "system")) || (data === "outside")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept22}, "must be equal to one of the allowed values");
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate112.errors = vErrors;
return errors === 0;
}


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate119.errors = vErrors;
return errors === 0;
}


function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(kept23, key0))){
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
if(!(validate112(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = withErrors(vErrors, validate112.errors);
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
vErrors = withError(vErrors, instancePath+"/base", "#/properties/base/enum", "enum", {allowedValues: kept24}, "must be equal to one of the allowed values");
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
if(!(validate119(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData}))){
vErrors = withErrors(vErrors, validate119.errors);
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
vErrors = withError(vErrors, instancePath+"/fields", "#/properties/fields/enum", "enum", {allowedValues: kept25}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.pattern !== undefined && func0.call(data, "pattern")){
if(typeof data.pattern !== "boolean"){
vErrors = withError(vErrors, instancePath+"/pattern", "#/properties/pattern/type", "type", {type: "boolean"}, "must be boolean");
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
let data11 = data.reasons;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(!(((((((((((data12 === "parameter") || (data12 === "command")) || (data12 === "arithmetic")) || (data12 === "process")) || (data12 === "glob")) || (data12 === "brace")) || (data12 === "tilde")) || (data12 === "array")) || (data12 === "placeholder")) || (data12 === "input")) || (data12 === "undecoded"))){
vErrors = withError(vErrors, instancePath+"/reasons/" + i0, "#/properties/reasons/items/enum", "enum", {allowedValues: kept26}, "must be equal to one of the allowed values");
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
let data13 = data.nested;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
vErrors = withError(vErrors, instancePath+"/nested/" + i1, "#/properties/nested/items/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
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
if(!(validate119(data.variables, {instancePath:instancePath+"/variables",parentData:data,parentDataProperty:"variables",rootData}))){
vErrors = withErrors(vErrors, validate119.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(kept27, key1))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0, "#/properties/commands/items/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data1.program !== undefined && func0.call(data1, "program")){
if(!(validate181(data1.program, {instancePath:instancePath+"/commands/" + i0+"/program",parentData:data1,parentDataProperty:"program",rootData}))){
vErrors = withErrors(vErrors, validate181.errors);
errors = vErrors.length;
}
}
if(data1.subcommands !== undefined && func0.call(data1, "subcommands")){
if(!(validate183(data1.subcommands, {instancePath:instancePath+"/commands/" + i0+"/subcommands",parentData:data1,parentDataProperty:"subcommands",rootData}))){
vErrors = withErrors(vErrors, validate183.errors);
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
if(!(validate185(data1.effects, {instancePath:instancePath+"/commands/" + i0+"/effects",parentData:data1,parentDataProperty:"effects",rootData}))){
vErrors = withErrors(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data1.possible !== undefined && func0.call(data1, "possible")){
if(!(validate185(data1.possible, {instancePath:instancePath+"/commands/" + i0+"/possible",parentData:data1,parentDataProperty:"possible",rootData}))){
vErrors = withErrors(vErrors, validate185.errors);
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
if(!(func0.call(kept28, key2))){
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
if(!(validate183(data9.paths, {instancePath:instancePath+"/commands/" + i0+"/paths/" + i1+"/paths",parentData:data9,parentDataProperty:"paths",rootData}))){
vErrors = withErrors(vErrors, validate183.errors);
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
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1+"/usage", "#/properties/commands/items/properties/paths/items/properties/usage/enum", "enum", {allowedValues: kept29}, "must be equal to one of the allowed values");
errors++;
}
}
if(data9.access !== undefined && func0.call(data9, "access")){
if(!(validate191(data9.access, {instancePath:instancePath+"/commands/" + i0+"/paths/" + i1+"/access",parentData:data9,parentDataProperty:"access",rootData}))){
vErrors = withErrors(vErrors, validate191.errors);
errors = vErrors.length;
}
}
if(data9.scope !== undefined && func0.call(data9, "scope")){
if(!(validate193(data9.scope, {instancePath:instancePath+"/commands/" + i0+"/paths/" + i1+"/scope",parentData:data9,parentDataProperty:"scope",rootData}))){
vErrors = withErrors(vErrors, validate193.errors);
errors = vErrors.length;
}
}
if(data9.scopes !== undefined && func0.call(data9, "scopes")){
let data16 = data9.scopes;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(validate193(data16[i2], {instancePath:instancePath+"/commands/" + i0+"/paths/" + i1+"/scopes/" + i2,parentData:data16,parentDataProperty:i2,rootData}))){
vErrors = withErrors(vErrors, validate193.errors);
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
if(!(validate183(data9.classes, {instancePath:instancePath+"/commands/" + i0+"/paths/" + i1+"/classes",parentData:data9,parentDataProperty:"classes",rootData}))){
vErrors = withErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
if(data9.unknownReason !== undefined && func0.call(data9, "unknownReason")){
if(typeof data9.unknownReason !== "string"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/paths/" + i1+"/unknownReason", "#/properties/commands/items/properties/paths/items/properties/unknownReason/type", "type", {type: "string"}, "must be string");
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
let data20 = data1.network;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if((data21.operand === undefined) || (!(func0.call(data21, "operand")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/required", "required", {missingProperty: "operand"}, "must have required property '"+"operand"+"'");
errors++;
}
if((data21.scheme === undefined) || (!(func0.call(data21, "scheme")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/required", "required", {missingProperty: "scheme"}, "must have required property '"+"scheme"+"'");
errors++;
}
if((data21.host === undefined) || (!(func0.call(data21, "host")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/required", "required", {missingProperty: "host"}, "must have required property '"+"host"+"'");
errors++;
}
if((data21.port === undefined) || (!(func0.call(data21, "port")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/required", "required", {missingProperty: "port"}, "must have required property '"+"port"+"'");
errors++;
}
if((data21.direction === undefined) || (!(func0.call(data21, "direction")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/required", "required", {missingProperty: "direction"}, "must have required property '"+"direction"+"'");
errors++;
}
if((data21.class === undefined) || (!(func0.call(data21, "class")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/required", "required", {missingProperty: "class"}, "must have required property '"+"class"+"'");
errors++;
}
for(const key3 of Object.keys(data21)){
if(!((((((key3 === "operand") || (key3 === "scheme")) || (key3 === "host")) || (key3 === "port")) || (key3 === "direction")) || (key3 === "class"))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3, "#/properties/commands/items/properties/network/items/additionalProperties", "additionalProperties", {additionalProperty: key3}, "must NOT have additional properties");
errors++;
}
}
if(data21.operand !== undefined && func0.call(data21, "operand")){
if(typeof data21.operand !== "string"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/operand", "#/properties/commands/items/properties/network/items/properties/operand/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data21.scheme !== undefined && func0.call(data21, "scheme")){
if(!(validate181(data21.scheme, {instancePath:instancePath+"/commands/" + i0+"/network/" + i3+"/scheme",parentData:data21,parentDataProperty:"scheme",rootData}))){
vErrors = withErrors(vErrors, validate181.errors);
errors = vErrors.length;
}
}
if(data21.host !== undefined && func0.call(data21, "host")){
if(!(validate181(data21.host, {instancePath:instancePath+"/commands/" + i0+"/network/" + i3+"/host",parentData:data21,parentDataProperty:"host",rootData}))){
vErrors = withErrors(vErrors, validate181.errors);
errors = vErrors.length;
}
}
if(data21.port !== undefined && func0.call(data21, "port")){
let data25 = data21.port;
const _errs44 = errors;
let valid12 = false;
const _errs45 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/port", "#/properties/commands/items/properties/network/items/properties/port/anyOf/0/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/port", "#/properties/commands/items/properties/network/items/properties/port/anyOf/0/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
var _valid0 = _errs45 === errors;
valid12 = valid12 || _valid0;
if(!valid12){
const _errs47 = errors;
if(data25 !== null){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/port", "#/properties/commands/items/properties/network/items/properties/port/anyOf/1/type", "type", {type: "null"}, "must be null");
errors++;
}
var _valid0 = _errs47 === errors;
valid12 = valid12 || _valid0;
}
if(!valid12){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/port", "#/properties/commands/items/properties/network/items/properties/port/anyOf", "anyOf", {}, "must match a schema in anyOf");
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data21.direction !== undefined && func0.call(data21, "direction")){
let data26 = data21.direction;
if(!(((data26 === "fetch") || (data26 === "send")) || (data26 === "listen"))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/direction", "#/properties/commands/items/properties/network/items/properties/direction/enum", "enum", {allowedValues: kept30}, "must be equal to one of the allowed values");
errors++;
}
}
if(data21.class !== undefined && func0.call(data21, "class")){
let data27 = data21.class;
if(!((((((data27 === "listed") || (data27 === "public")) || (data27 === "loopback")) || (data27 === "private")) || (data27 === "metadata")) || (data27 === "dynamic"))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/network/" + i3+"/class", "#/properties/commands/items/properties/network/items/properties/class/enum", "enum", {allowedValues: kept31}, "must be equal to one of the allowed values");
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
let data30 = data1.options;
if(Array.isArray(data30)){
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
let data31 = data30[i4];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if((data31.name === undefined) || (!(func0.call(data31, "name")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4, "#/properties/commands/items/properties/options/items/required", "required", {missingProperty: "name"}, "must have required property '"+"name"+"'");
errors++;
}
if((data31.spelling === undefined) || (!(func0.call(data31, "spelling")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4, "#/properties/commands/items/properties/options/items/required", "required", {missingProperty: "spelling"}, "must have required property '"+"spelling"+"'");
errors++;
}
if((data31.value === undefined) || (!(func0.call(data31, "value")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4, "#/properties/commands/items/properties/options/items/required", "required", {missingProperty: "value"}, "must have required property '"+"value"+"'");
errors++;
}
if((data31.known === undefined) || (!(func0.call(data31, "known")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4, "#/properties/commands/items/properties/options/items/required", "required", {missingProperty: "known"}, "must have required property '"+"known"+"'");
errors++;
}
for(const key4 of Object.keys(data31)){
if(!((((key4 === "name") || (key4 === "spelling")) || (key4 === "value")) || (key4 === "known"))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4, "#/properties/commands/items/properties/options/items/additionalProperties", "additionalProperties", {additionalProperty: key4}, "must NOT have additional properties");
errors++;
}
}
if(data31.name !== undefined && func0.call(data31, "name")){
if(typeof data31.name !== "string"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4+"/name", "#/properties/commands/items/properties/options/items/properties/name/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data31.spelling !== undefined && func0.call(data31, "spelling")){
if(typeof data31.spelling !== "string"){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4+"/spelling", "#/properties/commands/items/properties/options/items/properties/spelling/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data31.value !== undefined && func0.call(data31, "value")){
let data34 = data31.value;
const _errs65 = errors;
let valid16 = false;
const _errs66 = errors;
if(!(validate199(data34, {instancePath:instancePath+"/commands/" + i0+"/options/" + i4+"/value",parentData:data31,parentDataProperty:"value",rootData}))){
vErrors = withErrors(vErrors, validate199.errors);
errors = vErrors.length;
}
var _valid1 = _errs66 === errors;
valid16 = valid16 || _valid1;
if(!valid16){
const _errs67 = errors;
if(data34 !== null){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4+"/value", "#/properties/commands/items/properties/options/items/properties/value/anyOf/1/type", "type", {type: "null"}, "must be null");
errors++;
}
var _valid1 = _errs67 === errors;
valid16 = valid16 || _valid1;
}
if(!valid16){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/options/" + i4+"/value", "#/properties/commands/items/properties/options/items/properties/value/anyOf", "anyOf", {}, "must match a schema in anyOf");
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
if(data31.known !== undefined && func0.call(data31, "known")){
if(typeof data31.known !== "boolean"){
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
let data36 = data1.operands;
if(Array.isArray(data36)){
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
if(!(validate199(data36[i5], {instancePath:instancePath+"/commands/" + i0+"/operands/" + i5,parentData:data36,parentDataProperty:i5,rootData}))){
vErrors = withErrors(vErrors, validate199.errors);
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
let data39 = data1.notes;
if(Array.isArray(data39)){
const len6 = data39.length;
for(let i6=0; i6<len6; i6++){
let data40 = data39[i6];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if((data40.effect === undefined) || (!(func0.call(data40, "effect")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/notes/" + i6, "#/properties/commands/items/properties/notes/items/required", "required", {missingProperty: "effect"}, "must have required property '"+"effect"+"'");
errors++;
}
if((data40.message === undefined) || (!(func0.call(data40, "message")))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/notes/" + i6, "#/properties/commands/items/properties/notes/items/required", "required", {missingProperty: "message"}, "must have required property '"+"message"+"'");
errors++;
}
for(const key5 of Object.keys(data40)){
if(!((key5 === "effect") || (key5 === "message"))){
vErrors = withError(vErrors, instancePath+"/commands/" + i0+"/notes/" + i6, "#/properties/commands/items/properties/notes/items/additionalProperties", "additionalProperties", {additionalProperty: key5}, "must NOT have additional properties");
errors++;
}
}
if(data40.effect !== undefined && func0.call(data40, "effect")){
if(!(validate186(data40.effect, {instancePath:instancePath+"/commands/" + i0+"/notes/" + i6+"/effect",parentData:data40,parentDataProperty:"effect",rootData}))){
vErrors = withErrors(vErrors, validate186.errors);
errors = vErrors.length;
}
}
if(data40.message !== undefined && func0.call(data40, "message")){
if(typeof data40.message !== "string"){
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
let data43 = data.flows;
if(Array.isArray(data43)){
const len7 = data43.length;
for(let i7=0; i7<len7; i7++){
let data44 = data43[i7];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if((data44.from === undefined) || (!(func0.call(data44, "from")))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7, "#/properties/flows/items/required", "required", {missingProperty: "from"}, "must have required property '"+"from"+"'");
errors++;
}
if((data44.to === undefined) || (!(func0.call(data44, "to")))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7, "#/properties/flows/items/required", "required", {missingProperty: "to"}, "must have required property '"+"to"+"'");
errors++;
}
if((data44.via === undefined) || (!(func0.call(data44, "via")))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7, "#/properties/flows/items/required", "required", {missingProperty: "via"}, "must have required property '"+"via"+"'");
errors++;
}
if((data44.runs === undefined) || (!(func0.call(data44, "runs")))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7, "#/properties/flows/items/required", "required", {missingProperty: "runs"}, "must have required property '"+"runs"+"'");
errors++;
}
for(const key6 of Object.keys(data44)){
if(!((((key6 === "from") || (key6 === "to")) || (key6 === "via")) || (key6 === "runs"))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7, "#/properties/flows/items/additionalProperties", "additionalProperties", {additionalProperty: key6}, "must NOT have additional properties");
errors++;
}
}
if(data44.from !== undefined && func0.call(data44, "from")){
let data45 = data44.from;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7+"/from", "#/properties/flows/items/properties/from/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
vErrors = withError(vErrors, instancePath+"/flows/" + i7+"/from", "#/properties/flows/items/properties/from/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data44.to !== undefined && func0.call(data44, "to")){
let data46 = data44.to;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7+"/to", "#/properties/flows/items/properties/to/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
vErrors = withError(vErrors, instancePath+"/flows/" + i7+"/to", "#/properties/flows/items/properties/to/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data44.via !== undefined && func0.call(data44, "via")){
let data47 = data44.via;
if(!(((((((data47 === "pipe") || (data47 === "substitution")) || (data47 === "process")) || (data47 === "variable")) || (data47 === "file")) || (data47 === "operand")) || (data47 === "redirect"))){
vErrors = withError(vErrors, instancePath+"/flows/" + i7+"/via", "#/properties/flows/items/properties/via/enum", "enum", {allowedValues: kept32}, "must be equal to one of the allowed values");
errors++;
}
}
if(data44.runs !== undefined && func0.call(data44, "runs")){
if(typeof data44.runs !== "boolean"){
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
validate180.errors = vErrors;
return errors === 0;
}

export const validateHostCatalogue: SchemaValidator<HostCatalogue> = validate206 as any;

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate207.errors = vErrors;
return errors === 0;
}


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate207(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = withErrors(vErrors, validate207.errors);
errors = vErrors.length;
}
}
if(data.loopback !== undefined && func0.call(data, "loopback")){
if(!(validate207(data.loopback, {instancePath:instancePath+"/loopback",parentData:data,parentDataProperty:"loopback",rootData}))){
vErrors = withErrors(vErrors, validate207.errors);
errors = vErrors.length;
}
}
if(data.redirectPrefixes !== undefined && func0.call(data, "redirectPrefixes")){
if(!(validate207(data.redirectPrefixes, {instancePath:instancePath+"/redirectPrefixes",parentData:data,parentDataProperty:"redirectPrefixes",rootData}))){
vErrors = withErrors(vErrors, validate207.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}

export const validatePack: SchemaValidator<Pack> = validate211 as any;

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "allow") || (data === "review")) || (data === "deny"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept12}, "must be equal to one of the allowed values");
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
vErrors = withError(vErrors, instancePath+"/warnings/" + i2+"/level", "#/properties/warnings/items/properties/level/enum", "enum", {allowedValues: kept33}, "must be equal to one of the allowed values");
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
if(!(validate213(data13.outcome, {instancePath:instancePath+"/examples/" + i3+"/outcome",parentData:data13,parentDataProperty:"outcome",rootData}))){
vErrors = withErrors(vErrors, validate213.errors);
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
validate212.errors = vErrors;
return errors === 0;
}

const wrapper1 = {validate: validate218};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate219.errors = vErrors;
return errors === 0;
}


function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate223.errors = vErrors;
return errors === 0;
}


function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate223(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
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
validate222.errors = vErrors;
return errors === 0;
}


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "bash") || (data === "file-read")) || (data === "file-write")) || (data === "file-edit")) || (data === "file-search")) || (data === "fetch")) || (data === "mcp")) || (data === "ask-user")) || (data === "mode-change")) || (data === "spawn")) || (data === "message")) || (data === "background")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept11}, "must be equal to one of the allowed values");
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}


function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate234.errors = vErrors;
return errors === 0;
}


function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept2}, "must be equal to one of the allowed values");
errors++;
}
validate248.errors = vErrors;
return errors === 0;
}


function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate248(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate248.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate247.errors = vErrors;
return errors === 0;
}


function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((data === "denied") || (data === "writable-project")) || (data === "project")) || (data === "temp")) || (data === "sensitive-home")) || (data === "home")) || (data === "system")) || (data === "outside")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept22}, "must be equal to one of the allowed values");
errors++;
}
validate254.errors = vErrors;
return errors === 0;
}


function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate254(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate254.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate253.errors = vErrors;
return errors === 0;
}


function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "list") || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "delete")) || (data === "delete-tree")) || (data === "move")) || (data === "metadata")) || (data === "metadata-tree")) || (data === "execute")) || (data === "cwd"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept21}, "must be equal to one of the allowed values");
errors++;
}
validate259.errors = vErrors;
return errors === 0;
}


function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate259(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate259.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate258.errors = vErrors;
return errors === 0;
}


function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "argument") || (data === "flag-value")) || (data === "redirect-target")) || (data === "cwd-prefix")) || (data === "implicit")) || (data === "implicit-temp")) || (data === "assignment"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept29}, "must be equal to one of the allowed values");
errors++;
}
validate263.errors = vErrors;
return errors === 0;
}


function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate263(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate263.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate262.errors = vErrors;
return errors === 0;
}


function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "one-or-more") || (data === "per-command-stage")) || (data === "zero-or-more"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept34}, "must be equal to one of the allowed values");
errors++;
}
validate269.errors = vErrors;
return errors === 0;
}


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate253(data.scopes, {instancePath:instancePath+"/scopes",parentData:data,parentDataProperty:"scopes",rootData}))){
vErrors = withErrors(vErrors, validate253.errors);
errors = vErrors.length;
}
}
if(data.classes !== undefined && func0.call(data, "classes")){
if(!(validate223(data.classes, {instancePath:instancePath+"/classes",parentData:data,parentDataProperty:"classes",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
errors = vErrors.length;
}
}
if(data.access !== undefined && func0.call(data, "access")){
if(!(validate258(data.access, {instancePath:instancePath+"/access",parentData:data,parentDataProperty:"access",rootData}))){
vErrors = withErrors(vErrors, validate258.errors);
errors = vErrors.length;
}
}
if(data.usages !== undefined && func0.call(data, "usages")){
if(!(validate262(data.usages, {instancePath:instancePath+"/usages",parentData:data,parentDataProperty:"usages",rootData}))){
vErrors = withErrors(vErrors, validate262.errors);
errors = vErrors.length;
}
}
if(data.programs !== undefined && func0.call(data, "programs")){
if(!(validate223(data.programs, {instancePath:instancePath+"/programs",parentData:data,parentDataProperty:"programs",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
errors = vErrors.length;
}
}
if(data.allowExactPaths !== undefined && func0.call(data, "allowExactPaths")){
if(!(validate223(data.allowExactPaths, {instancePath:instancePath+"/allowExactPaths",parentData:data,parentDataProperty:"allowExactPaths",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
errors = vErrors.length;
}
}
if(data.forbidPathSegments !== undefined && func0.call(data, "forbidPathSegments")){
if(!(validate223(data.forbidPathSegments, {instancePath:instancePath+"/forbidPathSegments",parentData:data,parentDataProperty:"forbidPathSegments",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
errors = vErrors.length;
}
}
if(data.requireFacts !== undefined && func0.call(data, "requireFacts")){
if(!(validate269(data.requireFacts, {instancePath:instancePath+"/requireFacts",parentData:data,parentDataProperty:"requireFacts",rootData}))){
vErrors = withErrors(vErrors, validate269.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate252.errors = vErrors;
return errors === 0;
}


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "listed") || (data === "public")) || (data === "loopback")) || (data === "private")) || (data === "metadata")) || (data === "dynamic"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept31}, "must be equal to one of the allowed values");
errors++;
}
validate277.errors = vErrors;
return errors === 0;
}


function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate277(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate277.errors);
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
let data0 = data[i0];
if(!(((data0 === "fetch") || (data0 === "send")) || (data0 === "listen"))){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/items/enum", "enum", {allowedValues: kept30}, "must be equal to one of the allowed values");
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


function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate223(data.hosts, {instancePath:instancePath+"/hosts",parentData:data,parentDataProperty:"hosts",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
errors = vErrors.length;
}
}
if(data.classes !== undefined && func0.call(data, "classes")){
if(!(validate276(data.classes, {instancePath:instancePath+"/classes",parentData:data,parentDataProperty:"classes",rootData}))){
vErrors = withErrors(vErrors, validate276.errors);
errors = vErrors.length;
}
}
if(data.direction !== undefined && func0.call(data, "direction")){
if(!(validate280(data.direction, {instancePath:instancePath+"/direction",parentData:data,parentDataProperty:"direction",rootData}))){
vErrors = withErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data.schemes !== undefined && func0.call(data, "schemes")){
if(!(validate223(data.schemes, {instancePath:instancePath+"/schemes",parentData:data,parentDataProperty:"schemes",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
errors = vErrors.length;
}
}
if(data.requireFacts !== undefined && func0.call(data, "requireFacts")){
let data4 = data.requireFacts;
if(!((data4 === "one-or-more") || (data4 === "zero-or-more"))){
vErrors = withError(vErrors, instancePath+"/requireFacts", "#/properties/requireFacts/enum", "enum", {allowedValues: kept35}, "must be equal to one of the allowed values");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(kept36, key0))){
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
if(!(validate219(data.all, {instancePath:instancePath+"/all",parentData:data,parentDataProperty:"all",rootData}))){
vErrors = withErrors(vErrors, validate219.errors);
errors = vErrors.length;
}
}
if(data.any !== undefined && func0.call(data, "any")){
if(!(validate219(data.any, {instancePath:instancePath+"/any",parentData:data,parentDataProperty:"any",rootData}))){
vErrors = withErrors(vErrors, validate219.errors);
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
if(!(validate222(data.tool, {instancePath:instancePath+"/tool",parentData:data,parentDataProperty:"tool",rootData}))){
vErrors = withErrors(vErrors, validate222.errors);
errors = vErrors.length;
}
}
if(data.toolKind !== undefined && func0.call(data, "toolKind")){
let data5 = data.toolKind;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate226(data5, {instancePath:instancePath+"/toolKind",parentData:data,parentDataProperty:"toolKind",rootData}))){
vErrors = withErrors(vErrors, validate226.errors);
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
if(!(validate226(data5[i0], {instancePath:instancePath+"/toolKind/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate226.errors);
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
vErrors = withError(vErrors, instancePath+"/toolTier/" + i1, "#/properties/toolTier/items/enum", "enum", {allowedValues: kept37}, "must be equal to one of the allowed values");
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
if(!(validate222(data13.tool, {instancePath:instancePath+"/mcp/tool",parentData:data13,parentDataProperty:"tool",rootData}))){
vErrors = withErrors(vErrors, validate222.errors);
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
if(!(validate222(data.program, {instancePath:instancePath+"/program",parentData:data,parentDataProperty:"program",rootData}))){
vErrors = withErrors(vErrors, validate222.errors);
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
if(!(validate223(data24.anyOf, {instancePath:instancePath+"/tokens/" + i2+"/anyOf",parentData:data24,parentDataProperty:"anyOf",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
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
if(!(validate223(data.argv, {instancePath:instancePath+"/argv",parentData:data,parentDataProperty:"argv",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
errors = vErrors.length;
}
}
if(data.arg0In !== undefined && func0.call(data, "arg0In")){
if(!(validate223(data.arg0In, {instancePath:instancePath+"/arg0In",parentData:data,parentDataProperty:"arg0In",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
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
if(!(validate234(data.argCount, {instancePath:instancePath+"/argCount",parentData:data,parentDataProperty:"argCount",rootData}))){
vErrors = withErrors(vErrors, validate234.errors);
errors = vErrors.length;
}
}
if(data.flagPresent !== undefined && func0.call(data, "flagPresent")){
if(!(validate222(data.flagPresent, {instancePath:instancePath+"/flagPresent",parentData:data,parentDataProperty:"flagPresent",rootData}))){
vErrors = withErrors(vErrors, validate222.errors);
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
if(!(validate223(data39.names, {instancePath:instancePath+"/flagMatches/names",parentData:data39,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
errors = vErrors.length;
}
}
if(data39.prefixes !== undefined && func0.call(data39, "prefixes")){
if(!(validate223(data39.prefixes, {instancePath:instancePath+"/flagMatches/prefixes",parentData:data39,parentDataProperty:"prefixes",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
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
if(!(validate223(data43.names, {instancePath:instancePath+"/flagAllowlist/names",parentData:data43,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
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
if(!(validate223(data46.names, {instancePath:instancePath+"/flagValueIn/names",parentData:data46,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
errors = vErrors.length;
}
}
if(data46.values !== undefined && func0.call(data46, "values")){
if(!(validate223(data46.values, {instancePath:instancePath+"/flagValueIn/values",parentData:data46,parentDataProperty:"values",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
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
if(!(validate234(data.flagCount, {instancePath:instancePath+"/flagCount",parentData:data,parentDataProperty:"flagCount",rootData}))){
vErrors = withErrors(vErrors, validate234.errors);
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
if(!(validate223(data51.names, {instancePath:instancePath+"/envAssignmentNameIn/names",parentData:data51,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
errors = vErrors.length;
}
}
if(data51.prefixes !== undefined && func0.call(data51, "prefixes")){
if(!(validate223(data51.prefixes, {instancePath:instancePath+"/envAssignmentNameIn/prefixes",parentData:data51,parentDataProperty:"prefixes",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
errors = vErrors.length;
}
}
if(data51.caseInsensitivePrefixes !== undefined && func0.call(data51, "caseInsensitivePrefixes")){
if(!(validate223(data51.caseInsensitivePrefixes, {instancePath:instancePath+"/envAssignmentNameIn/caseInsensitivePrefixes",parentData:data51,parentDataProperty:"caseInsensitivePrefixes",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
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
if(!(validate234(data.envAssignmentCount, {instancePath:instancePath+"/envAssignmentCount",parentData:data,parentDataProperty:"envAssignmentCount",rootData}))){
vErrors = withErrors(vErrors, validate234.errors);
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
vErrors = withError(vErrors, instancePath+"/redirect/stream", "#/properties/redirect/properties/stream/enum", "enum", {allowedValues: kept38}, "must be equal to one of the allowed values");
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
vErrors = withError(vErrors, instancePath+"/redirect/targetKind", "#/properties/redirect/properties/targetKind/enum", "enum", {allowedValues: kept39}, "must be equal to one of the allowed values");
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
if(!(validate247(data.effectsAllIn, {instancePath:instancePath+"/effectsAllIn",parentData:data,parentDataProperty:"effectsAllIn",rootData}))){
vErrors = withErrors(vErrors, validate247.errors);
errors = vErrors.length;
}
}
if(data.effectsSomeIn !== undefined && func0.call(data, "effectsSomeIn")){
if(!(validate247(data.effectsSomeIn, {instancePath:instancePath+"/effectsSomeIn",parentData:data,parentDataProperty:"effectsSomeIn",rootData}))){
vErrors = withErrors(vErrors, validate247.errors);
errors = vErrors.length;
}
}
if(data.pathScopesAllIn !== undefined && func0.call(data, "pathScopesAllIn")){
if(!(validate252(data.pathScopesAllIn, {instancePath:instancePath+"/pathScopesAllIn",parentData:data,parentDataProperty:"pathScopesAllIn",rootData}))){
vErrors = withErrors(vErrors, validate252.errors);
errors = vErrors.length;
}
}
if(data.pathScopesNoneIn !== undefined && func0.call(data, "pathScopesNoneIn")){
if(!(validate252(data.pathScopesNoneIn, {instancePath:instancePath+"/pathScopesNoneIn",parentData:data,parentDataProperty:"pathScopesNoneIn",rootData}))){
vErrors = withErrors(vErrors, validate252.errors);
errors = vErrors.length;
}
}
if(data.pathScopesSomeIn !== undefined && func0.call(data, "pathScopesSomeIn")){
if(!(validate252(data.pathScopesSomeIn, {instancePath:instancePath+"/pathScopesSomeIn",parentData:data,parentDataProperty:"pathScopesSomeIn",rootData}))){
vErrors = withErrors(vErrors, validate252.errors);
errors = vErrors.length;
}
}
if(data.hostsAllIn !== undefined && func0.call(data, "hostsAllIn")){
if(!(validate274(data.hostsAllIn, {instancePath:instancePath+"/hostsAllIn",parentData:data,parentDataProperty:"hostsAllIn",rootData}))){
vErrors = withErrors(vErrors, validate274.errors);
errors = vErrors.length;
}
}
if(data.hostsSomeIn !== undefined && func0.call(data, "hostsSomeIn")){
if(!(validate274(data.hostsSomeIn, {instancePath:instancePath+"/hostsSomeIn",parentData:data,parentDataProperty:"hostsSomeIn",rootData}))){
vErrors = withErrors(vErrors, validate274.errors);
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
vErrors = withError(vErrors, instancePath+"/flow/via/" + i3, "#/properties/flow/properties/via/items/enum", "enum", {allowedValues: kept32}, "must be equal to one of the allowed values");
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
if(!(validate223(data.posture, {instancePath:instancePath+"/posture",parentData:data,parentDataProperty:"posture",rootData}))){
vErrors = withErrors(vErrors, validate223.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}


function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate288.errors = vErrors;
return errors === 0;
}


function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate288(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate288.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(kept40, key0))){
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
if(!(validate213(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData}))){
vErrors = withErrors(vErrors, validate213.errors);
errors = vErrors.length;
}
}
if(data.match !== undefined && func0.call(data, "match")){
if(!(validate218(data.match, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData}))){
vErrors = withErrors(vErrors, validate218.errors);
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
if(!(validate287(data14.match, {instancePath:instancePath+"/examples/match",parentData:data14,parentDataProperty:"match",rootData}))){
vErrors = withErrors(vErrors, validate287.errors);
errors = vErrors.length;
}
}
if(data14.noMatch !== undefined && func0.call(data14, "noMatch")){
if(!(validate287(data14.noMatch, {instancePath:instancePath+"/examples/noMatch",parentData:data14,parentDataProperty:"noMatch",rootData}))){
vErrors = withErrors(vErrors, validate287.errors);
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
validate216.errors = vErrors;
return errors === 0;
}


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate212(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = withErrors(vErrors, validate212.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data4 = data.rules;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate216(data4[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate216.errors);
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
validate211.errors = vErrors;
return errors === 0;
}

export const validatePathCatalogue: SchemaValidator<PathCatalogue> = validate293 as any;

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate294.errors = vErrors;
return errors === 0;
}


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "list") || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "delete")) || (data === "delete-tree")) || (data === "move")) || (data === "metadata")) || (data === "metadata-tree")) || (data === "execute")) || (data === "cwd"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept21}, "must be equal to one of the allowed values");
errors++;
}
validate296.errors = vErrors;
return errors === 0;
}


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept2}, "must be equal to one of the allowed values");
errors++;
}
validate299.errors = vErrors;
return errors === 0;
}


function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="paths.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.entries === undefined) || (!(func0.call(data, "entries")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "entries"}, "must have required property '"+"entries"+"'");
errors++;
}
if((data.system === undefined) || (!(func0.call(data, "system")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "system"}, "must have required property '"+"system"+"'");
errors++;
}
if((data.inert === undefined) || (!(func0.call(data, "inert")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "inert"}, "must have required property '"+"inert"+"'");
errors++;
}
if((data.trustedBin === undefined) || (!(func0.call(data, "trustedBin")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "trustedBin"}, "must have required property '"+"trustedBin"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "$schema") || (key0 === "entries")) || (key0 === "system")) || (key0 === "inert")) || (key0 === "trustedBin"))){
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
if(data.entries !== undefined && func0.call(data, "entries")){
let data1 = data.entries;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.class === undefined) || (!(func0.call(data2, "class")))){
vErrors = withError(vErrors, instancePath+"/entries/" + i0, "#/properties/entries/items/required", "required", {missingProperty: "class"}, "must have required property '"+"class"+"'");
errors++;
}
if((data2.why === undefined) || (!(func0.call(data2, "why")))){
vErrors = withError(vErrors, instancePath+"/entries/" + i0, "#/properties/entries/items/required", "required", {missingProperty: "why"}, "must have required property '"+"why"+"'");
errors++;
}
if((data2.paths === undefined) || (!(func0.call(data2, "paths")))){
vErrors = withError(vErrors, instancePath+"/entries/" + i0, "#/properties/entries/items/required", "required", {missingProperty: "paths"}, "must have required property '"+"paths"+"'");
errors++;
}
for(const key1 of Object.keys(data2)){
if(!((((((key1 === "class") || (key1 === "why")) || (key1 === "paths")) || (key1 === "except")) || (key1 === "denied")) || (key1 === "effects"))){
vErrors = withError(vErrors, instancePath+"/entries/" + i0, "#/properties/entries/items/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data2.class !== undefined && func0.call(data2, "class")){
if(typeof data2.class !== "string"){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/class", "#/properties/entries/items/properties/class/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data2.why !== undefined && func0.call(data2, "why")){
if(typeof data2.why !== "string"){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/why", "#/properties/entries/items/properties/why/type", "type", {type: "string"}, "must be string");
errors++;
}
}
if(data2.paths !== undefined && func0.call(data2, "paths")){
let data5 = data2.paths;
if(Array.isArray(data5)){
if(data5.length < 1){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/paths", "#/properties/entries/items/properties/paths/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/paths/" + i1, "#/properties/entries/items/properties/paths/items/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/paths", "#/properties/entries/items/properties/paths/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data2.except !== undefined && func0.call(data2, "except")){
if(!(validate294(data2.except, {instancePath:instancePath+"/entries/" + i0+"/except",parentData:data2,parentDataProperty:"except",rootData}))){
vErrors = withErrors(vErrors, validate294.errors);
errors = vErrors.length;
}
}
if(data2.denied !== undefined && func0.call(data2, "denied")){
let data8 = data2.denied;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validate296(data8[i2], {instancePath:instancePath+"/entries/" + i0+"/denied/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = withErrors(vErrors, validate296.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/denied", "#/properties/entries/items/properties/denied/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data2.effects !== undefined && func0.call(data2, "effects")){
let data10 = data2.effects;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.access === undefined) || (!(func0.call(data11, "access")))){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3, "#/properties/entries/items/properties/effects/items/required", "required", {missingProperty: "access"}, "must have required property '"+"access"+"'");
errors++;
}
if((data11.effects === undefined) || (!(func0.call(data11, "effects")))){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3, "#/properties/entries/items/properties/effects/items/required", "required", {missingProperty: "effects"}, "must have required property '"+"effects"+"'");
errors++;
}
for(const key2 of Object.keys(data11)){
if(!((key2 === "access") || (key2 === "effects"))){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3, "#/properties/entries/items/properties/effects/items/additionalProperties", "additionalProperties", {additionalProperty: key2}, "must NOT have additional properties");
errors++;
}
}
if(data11.access !== undefined && func0.call(data11, "access")){
let data12 = data11.access;
if(Array.isArray(data12)){
if(data12.length < 1){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3+"/access", "#/properties/entries/items/properties/effects/items/properties/access/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
if(!(validate296(data12[i4], {instancePath:instancePath+"/entries/" + i0+"/effects/" + i3+"/access/" + i4,parentData:data12,parentDataProperty:i4,rootData}))){
vErrors = withErrors(vErrors, validate296.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3+"/access", "#/properties/entries/items/properties/effects/items/properties/access/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data11.effects !== undefined && func0.call(data11, "effects")){
let data14 = data11.effects;
if(Array.isArray(data14)){
if(data14.length < 1){
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3+"/effects", "#/properties/entries/items/properties/effects/items/properties/effects/minItems", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
errors++;
}
const len5 = data14.length;
for(let i5=0; i5<len5; i5++){
if(!(validate299(data14[i5], {instancePath:instancePath+"/entries/" + i0+"/effects/" + i3+"/effects/" + i5,parentData:data14,parentDataProperty:i5,rootData}))){
vErrors = withErrors(vErrors, validate299.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3+"/effects", "#/properties/entries/items/properties/effects/items/properties/effects/type", "type", {type: "array"}, "must be array");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects/" + i3, "#/properties/entries/items/properties/effects/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries/" + i0+"/effects", "#/properties/entries/items/properties/effects/type", "type", {type: "array"}, "must be array");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries/" + i0, "#/properties/entries/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/entries", "#/properties/entries/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.system !== undefined && func0.call(data, "system")){
if(!(validate294(data.system, {instancePath:instancePath+"/system",parentData:data,parentDataProperty:"system",rootData}))){
vErrors = withErrors(vErrors, validate294.errors);
errors = vErrors.length;
}
}
if(data.inert !== undefined && func0.call(data, "inert")){
if(!(validate294(data.inert, {instancePath:instancePath+"/inert",parentData:data,parentDataProperty:"inert",rootData}))){
vErrors = withErrors(vErrors, validate294.errors);
errors = vErrors.length;
}
}
if(data.trustedBin !== undefined && func0.call(data, "trustedBin")){
if(!(validate294(data.trustedBin, {instancePath:instancePath+"/trustedBin",parentData:data,parentDataProperty:"trustedBin",rootData}))){
vErrors = withErrors(vErrors, validate294.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate293.errors = vErrors;
return errors === 0;
}

export const validatePosture: SchemaValidator<Posture> = validate304 as any;

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept2}, "must be equal to one of the allowed values");
errors++;
}
validate305.errors = vErrors;
return errors === 0;
}


function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="posture.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "id"}, "must have required property '"+"id"+"'");
errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "title"}, "must have required property '"+"title"+"'");
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
vErrors = withError(vErrors, instancePath, "#/required", "required", {missingProperty: "description"}, "must have required property '"+"description"+"'");
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "$schema") || (key0 === "id")) || (key0 === "title")) || (key0 === "description")) || (key0 === "cap")) || (key0 === "grantable")) || (key0 === "canAsk"))){
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
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, instancePath+"/id", "#/properties/id/type", "type", {type: "string"}, "must be string");
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
if(data.cap !== undefined && func0.call(data, "cap")){
let data4 = data.cap;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate305(data4[i0], {instancePath:instancePath+"/cap/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate305.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/cap", "#/properties/cap/type", "type", {type: "array"}, "must be array");
errors++;
}
}
if(data.grantable !== undefined && func0.call(data, "grantable")){
if(typeof data.grantable !== "boolean"){
vErrors = withError(vErrors, instancePath+"/grantable", "#/properties/grantable/type", "type", {type: "boolean"}, "must be boolean");
errors++;
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
validate304.errors = vErrors;
return errors === 0;
}

export const validateShape: SchemaValidator<Shape> = validate104 as any;

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "bash") || (data === "file-read")) || (data === "file-write")) || (data === "file-edit")) || (data === "file-search")) || (data === "fetch")) || (data === "mcp")) || (data === "ask-user")) || (data === "mode-change")) || (data === "spawn")) || (data === "message")) || (data === "background")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept11}, "must be equal to one of the allowed values");
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate108.errors = vErrors;
return errors === 0;
}


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate108(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = withErrors(vErrors, validate108.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(!(((((((data1 === "main") || (data1 === "subshell")) || (data1 === "pipeline")) || (data1 === "background")) || (data1 === "substitution")) || (data1 === "function")) || (data1 === "text"))){
vErrors = withError(vErrors, instancePath+"/kind", "#/properties/kind/enum", "enum", {allowedValues: kept41}, "must be equal to one of the allowed values");
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
validate107.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(kept23, key0))){
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
if(!(validate112(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = withErrors(vErrors, validate112.errors);
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
vErrors = withError(vErrors, instancePath+"/base", "#/properties/base/enum", "enum", {allowedValues: kept24}, "must be equal to one of the allowed values");
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
if(!(validate119(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData}))){
vErrors = withErrors(vErrors, validate119.errors);
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
vErrors = withError(vErrors, instancePath+"/fields", "#/properties/fields/enum", "enum", {allowedValues: kept25}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.pattern !== undefined && func0.call(data, "pattern")){
if(typeof data.pattern !== "boolean"){
vErrors = withError(vErrors, instancePath+"/pattern", "#/properties/pattern/type", "type", {type: "boolean"}, "must be boolean");
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
let data11 = data.reasons;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(!(((((((((((data12 === "parameter") || (data12 === "command")) || (data12 === "arithmetic")) || (data12 === "process")) || (data12 === "glob")) || (data12 === "brace")) || (data12 === "tilde")) || (data12 === "array")) || (data12 === "placeholder")) || (data12 === "input")) || (data12 === "undecoded"))){
vErrors = withError(vErrors, instancePath+"/reasons/" + i0, "#/properties/reasons/items/enum", "enum", {allowedValues: kept26}, "must be equal to one of the allowed values");
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
let data13 = data.nested;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
vErrors = withError(vErrors, instancePath+"/nested/" + i1, "#/properties/nested/items/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
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
if(!(validate119(data.variables, {instancePath:instancePath+"/variables",parentData:data,parentDataProperty:"variables",rootData}))){
vErrors = withErrors(vErrors, validate119.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = withErrors(vErrors, validate117.errors);
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
validate116.errors = vErrors;
return errors === 0;
}


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate117(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate117.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "array"}, "must be array");
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate116(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = withErrors(vErrors, validate116.errors);
errors = vErrors.length;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
if(!(validate124(data.elements, {instancePath:instancePath+"/elements",parentData:data,parentDataProperty:"elements",rootData}))){
vErrors = withErrors(vErrors, validate124.errors);
errors = vErrors.length;
}
}
if(data.span !== undefined && func0.call(data, "span")){
if(!(validate112(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = withErrors(vErrors, validate112.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
vErrors = withError(vErrors, instancePath+"/operator", "#/properties/operator/enum", "enum", {allowedValues: kept42}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.direction !== undefined && func0.call(data, "direction")){
let data1 = data.direction;
if(!(((((((data1 === "read") || (data1 === "write")) || (data1 === "append")) || (data1 === "read-write")) || (data1 === "duplicate")) || (data1 === "here-document")) || (data1 === "here-string"))){
vErrors = withError(vErrors, instancePath+"/direction", "#/properties/direction/enum", "enum", {allowedValues: kept43}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.fd !== undefined && func0.call(data, "fd")){
if(!(validate108(data.fd, {instancePath:instancePath+"/fd",parentData:data,parentDataProperty:"fd",rootData}))){
vErrors = withErrors(vErrors, validate108.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined && func0.call(data, "target")){
if(!(validate116(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = withErrors(vErrors, validate116.errors);
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
if(!(validate112(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = withErrors(vErrors, validate112.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept2}, "must be equal to one of the allowed values");
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((((((((((data === "data") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "edit")) || (data === "truncate")) || (data === "delete")) || (data === "delete-tree")) || (data === "delete-below")) || (data === "delete-empty")) || (data === "move")) || (data === "destination")) || (data === "link-target")) || (data === "metadata")) || (data === "metadata-tree")) || (data === "execute")) || (data === "cwd")) || (data === "device")) || (data === "url")) || (data === "url-send")) || (data === "host")) || (data === "listen")) || (data === "send")) || (data === "send-file")) || (data === "send-at")) || (data === "header")) || (data === "shell")) || (data === "shell-here")) || (data === "zsh")) || (data === "sed")) || (data === "awk")) || (data === "script")) || (data === "command")) || (data === "arguments")) || (data === "variable")) || (data === "assignment")) || (data === "environment")) || (data === "alias")) || (data === "module")) || (data === "package")) || (data === "target")) || (data === "refuse"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept3}, "must be equal to one of the allowed values");
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate136(data0[i0], {instancePath:instancePath+"/effects/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate136.errors);
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
if(!(validate138(data3.role, {instancePath:instancePath+"/operands/" + i1+"/role",parentData:data3,parentDataProperty:"role",rootData}))){
vErrors = withErrors(vErrors, validate138.errors);
errors = vErrors.length;
}
}
if(data3.word !== undefined && func0.call(data3, "word")){
if(!(validate117(data3.word, {instancePath:instancePath+"/operands/" + i1+"/word",parentData:data3,parentDataProperty:"word",rootData}))){
vErrors = withErrors(vErrors, validate117.errors);
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
validate135.errors = vErrors;
return errors === 0;
}


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(kept44, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
errors++;
}
}
if(data.form !== undefined && func0.call(data, "form")){
let data0 = data.form;
if(!(((((((data0 === "simple") || (data0 === "assignment")) || (data0 === "redirection")) || (data0 === "test")) || (data0 === "arithmetic")) || (data0 === "function")) || (data0 === "tool"))){
vErrors = withError(vErrors, instancePath+"/form", "#/properties/form/enum", "enum", {allowedValues: kept45}, "must be equal to one of the allowed values");
errors++;
}
}
if(data.span !== undefined && func0.call(data, "span")){
if(!(validate112(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = withErrors(vErrors, validate112.errors);
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
vErrors = withError(vErrors, instancePath+"/operator", "#/properties/operator/enum", "enum", {allowedValues: kept46}, "must be equal to one of the allowed values");
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
if(data.pipeline !== undefined && func0.call(data, "pipeline")){
let data8 = data.pipeline;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = withError(vErrors, instancePath+"/pipeline", "#/properties/pipeline/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/pipeline", "#/properties/pipeline/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data.stage !== undefined && func0.call(data, "stage")){
let data9 = data.stage;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = withError(vErrors, instancePath+"/stage", "#/properties/stage/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/stage", "#/properties/stage/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data.compounds !== undefined && func0.call(data, "compounds")){
let data10 = data.compounds;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(!(((((((((((data11 === "subshell") || (data11 === "brace-group")) || (data11 === "if")) || (data11 === "for")) || (data11 === "arithmetic-for")) || (data11 === "while")) || (data11 === "until")) || (data11 === "case")) || (data11 === "select")) || (data11 === "function")) || (data11 === "coproc"))){
vErrors = withError(vErrors, instancePath+"/compounds/" + i0, "#/properties/compounds/items/enum", "enum", {allowedValues: kept47}, "must be equal to one of the allowed values");
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
if(!(validate108(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = withErrors(vErrors, validate108.errors);
errors = vErrors.length;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
let data13 = data.origin;
if(!(((((data13 === "source") || (data13 === "substitution")) || (data13 === "operand")) || (data13 === "text")) || (data13 === "language"))){
vErrors = withError(vErrors, instancePath+"/origin", "#/properties/origin/enum", "enum", {allowedValues: kept48}, "must be equal to one of the allowed values");
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
let data15 = data.body;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
vErrors = withError(vErrors, instancePath+"/body", "#/properties/body/type", "type", {type: "integer"}, "must be integer");
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
vErrors = withError(vErrors, instancePath+"/body", "#/properties/body/minimum", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
errors++;
}
}
}
if(data.assignments !== undefined && func0.call(data, "assignments")){
let data16 = data.assignments;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!(validate115(data16[i1], {instancePath:instancePath+"/assignments/" + i1,parentData:data16,parentDataProperty:i1,rootData}))){
vErrors = withErrors(vErrors, validate115.errors);
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
if(!(validate124(data.words, {instancePath:instancePath+"/words",parentData:data,parentDataProperty:"words",rootData}))){
vErrors = withErrors(vErrors, validate124.errors);
errors = vErrors.length;
}
}
if(data.redirects !== undefined && func0.call(data, "redirects")){
let data19 = data.redirects;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(!(validate130(data19[i2], {instancePath:instancePath+"/redirects/" + i2,parentData:data19,parentDataProperty:i2,rootData}))){
vErrors = withErrors(vErrors, validate130.errors);
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
if(!(validate135(data.declared, {instancePath:instancePath+"/declared",parentData:data,parentDataProperty:"declared",rootData}))){
vErrors = withErrors(vErrors, validate135.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
vErrors = withError(vErrors, instancePath+"/via", "#/properties/via/enum", "enum", {allowedValues: kept49}, "must be equal to one of the allowed values");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(kept50, key0))){
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
if(!(validate105(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = withErrors(vErrors, validate105.errors);
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
if(!(validate107(data4[i0], {instancePath:instancePath+"/environments/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = withErrors(vErrors, validate107.errors);
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
if(!(validate111(data6[i1], {instancePath:instancePath+"/commands/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = withErrors(vErrors, validate111.errors);
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
if(!(validate143(data8[i2], {instancePath:instancePath+"/flows/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = withErrors(vErrors, validate143.errors);
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
if(!(validate145(data10[i3], {instancePath:instancePath+"/diagnostics/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = withErrors(vErrors, validate145.errors);
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
validate104.errors = vErrors;
return errors === 0;
}

export const validateToolRegistry: SchemaValidator<ToolRegistry> = validate307 as any;

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate308.errors = vErrors;
return errors === 0;
}


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "bash") || (data === "file-read")) || (data === "file-write")) || (data === "file-edit")) || (data === "file-search")) || (data === "fetch")) || (data === "mcp")) || (data === "ask-user")) || (data === "mode-change")) || (data === "spawn")) || (data === "message")) || (data === "background")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept11}, "must be equal to one of the allowed values");
errors++;
}
validate310.errors = vErrors;
return errors === 0;
}


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((data === "none") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "truncate")) || (data === "overwrite")) || (data === "delete")) || (data === "move")) || (data === "metadata")) || (data === "execute")) || (data === "run-project")) || (data === "network")) || (data === "listen")) || (data === "privilege")) || (data === "process")) || (data === "persist")) || (data === "configure")) || (data === "vcs-read")) || (data === "vcs-write")) || (data === "vcs-discard")) || (data === "install")) || (data === "remote-read")) || (data === "remote-write")) || (data === "secret-read")) || (data === "shell-state")) || (data === "background")) || (data === "spawn")) || (data === "power")) || (data === "device")) || (data === "unknown"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept2}, "must be equal to one of the allowed values");
errors++;
}
validate312.errors = vErrors;
return errors === 0;
}


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate314.errors = vErrors;
return errors === 0;
}


function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((((((((((data === "data") || (data === "list")) || (data === "read")) || (data === "create")) || (data === "write")) || (data === "append")) || (data === "edit")) || (data === "truncate")) || (data === "delete")) || (data === "delete-tree")) || (data === "delete-below")) || (data === "delete-empty")) || (data === "move")) || (data === "destination")) || (data === "link-target")) || (data === "metadata")) || (data === "metadata-tree")) || (data === "execute")) || (data === "cwd")) || (data === "device")) || (data === "url")) || (data === "url-send")) || (data === "host")) || (data === "listen")) || (data === "send")) || (data === "send-file")) || (data === "send-at")) || (data === "header")) || (data === "shell")) || (data === "shell-here")) || (data === "zsh")) || (data === "sed")) || (data === "awk")) || (data === "script")) || (data === "command")) || (data === "arguments")) || (data === "variable")) || (data === "assignment")) || (data === "environment")) || (data === "alias")) || (data === "module")) || (data === "package")) || (data === "target")) || (data === "refuse"))){
vErrors = withError(vErrors, instancePath, "#/enum", "enum", {allowedValues: kept3}, "must be equal to one of the allowed values");
errors++;
}
validate318.errors = vErrors;
return errors === 0;
}


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key1 === "names") || (key1 === "kind")) || (key1 === "effects")) || (key1 === "text")) || (key1 === "cwd")) || (key1 === "fields")) || (key1 === "switches"))){
vErrors = withError(vErrors, instancePath+"/tools/" + i0, "#/properties/tools/items/additionalProperties", "additionalProperties", {additionalProperty: key1}, "must NOT have additional properties");
errors++;
}
}
if(data2.names !== undefined && func0.call(data2, "names")){
if(!(validate308(data2.names, {instancePath:instancePath+"/tools/" + i0+"/names",parentData:data2,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate308.errors);
errors = vErrors.length;
}
}
if(data2.kind !== undefined && func0.call(data2, "kind")){
if(!(validate310(data2.kind, {instancePath:instancePath+"/tools/" + i0+"/kind",parentData:data2,parentDataProperty:"kind",rootData}))){
vErrors = withErrors(vErrors, validate310.errors);
errors = vErrors.length;
}
}
if(data2.effects !== undefined && func0.call(data2, "effects")){
let data5 = data2.effects;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate312(data5[i1], {instancePath:instancePath+"/tools/" + i0+"/effects/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = withErrors(vErrors, validate312.errors);
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
if(!(validate314(data2.text, {instancePath:instancePath+"/tools/" + i0+"/text",parentData:data2,parentDataProperty:"text",rootData}))){
vErrors = withErrors(vErrors, validate314.errors);
errors = vErrors.length;
}
}
if(data2.cwd !== undefined && func0.call(data2, "cwd")){
if(!(validate314(data2.cwd, {instancePath:instancePath+"/tools/" + i0+"/cwd",parentData:data2,parentDataProperty:"cwd",rootData}))){
vErrors = withErrors(vErrors, validate314.errors);
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
if(!(validate308(data10.names, {instancePath:instancePath+"/tools/" + i0+"/fields/" + i2+"/names",parentData:data10,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate308.errors);
errors = vErrors.length;
}
}
if(data10.role !== undefined && func0.call(data10, "role")){
if(!(validate318(data10.role, {instancePath:instancePath+"/tools/" + i0+"/fields/" + i2+"/role",parentData:data10,parentDataProperty:"role",rootData}))){
vErrors = withErrors(vErrors, validate318.errors);
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
if(data2.switches !== undefined && func0.call(data2, "switches")){
let data15 = data2.switches;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.names === undefined) || (!(func0.call(data16, "names")))){
vErrors = withError(vErrors, instancePath+"/tools/" + i0+"/switches/" + i3, "#/properties/tools/items/properties/switches/items/required", "required", {missingProperty: "names"}, "must have required property '"+"names"+"'");
errors++;
}
if((data16.why === undefined) || (!(func0.call(data16, "why")))){
vErrors = withError(vErrors, instancePath+"/tools/" + i0+"/switches/" + i3, "#/properties/tools/items/properties/switches/items/required", "required", {missingProperty: "why"}, "must have required property '"+"why"+"'");
errors++;
}
for(const key3 of Object.keys(data16)){
if(!((key3 === "names") || (key3 === "why"))){
vErrors = withError(vErrors, instancePath+"/tools/" + i0+"/switches/" + i3, "#/properties/tools/items/properties/switches/items/additionalProperties", "additionalProperties", {additionalProperty: key3}, "must NOT have additional properties");
errors++;
}
}
if(data16.names !== undefined && func0.call(data16, "names")){
if(!(validate308(data16.names, {instancePath:instancePath+"/tools/" + i0+"/switches/" + i3+"/names",parentData:data16,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate308.errors);
errors = vErrors.length;
}
}
if(data16.why !== undefined && func0.call(data16, "why")){
if(typeof data16.why !== "string"){
vErrors = withError(vErrors, instancePath+"/tools/" + i0+"/switches/" + i3+"/why", "#/properties/tools/items/properties/switches/items/properties/why/type", "type", {type: "string"}, "must be string");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tools/" + i0+"/switches/" + i3, "#/properties/tools/items/properties/switches/items/type", "type", {type: "object"}, "must be object");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/tools/" + i0+"/switches", "#/properties/tools/items/properties/switches/type", "type", {type: "array"}, "must be array");
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
let data19 = data.argumentRoles;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
let data20 = data19[i4];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if((data20.names === undefined) || (!(func0.call(data20, "names")))){
vErrors = withError(vErrors, instancePath+"/argumentRoles/" + i4, "#/properties/argumentRoles/items/required", "required", {missingProperty: "names"}, "must have required property '"+"names"+"'");
errors++;
}
if((data20.role === undefined) || (!(func0.call(data20, "role")))){
vErrors = withError(vErrors, instancePath+"/argumentRoles/" + i4, "#/properties/argumentRoles/items/required", "required", {missingProperty: "role"}, "must have required property '"+"role"+"'");
errors++;
}
for(const key4 of Object.keys(data20)){
if(!((key4 === "names") || (key4 === "role"))){
vErrors = withError(vErrors, instancePath+"/argumentRoles/" + i4, "#/properties/argumentRoles/items/additionalProperties", "additionalProperties", {additionalProperty: key4}, "must NOT have additional properties");
errors++;
}
}
if(data20.names !== undefined && func0.call(data20, "names")){
if(!(validate308(data20.names, {instancePath:instancePath+"/argumentRoles/" + i4+"/names",parentData:data20,parentDataProperty:"names",rootData}))){
vErrors = withErrors(vErrors, validate308.errors);
errors = vErrors.length;
}
}
if(data20.role !== undefined && func0.call(data20, "role")){
if(!(validate318(data20.role, {instancePath:instancePath+"/argumentRoles/" + i4+"/role",parentData:data20,parentDataProperty:"role",rootData}))){
vErrors = withErrors(vErrors, validate318.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/argumentRoles/" + i4, "#/properties/argumentRoles/items/type", "type", {type: "object"}, "must be object");
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
if(!(validate314(data.switches, {instancePath:instancePath+"/switches",parentData:data,parentDataProperty:"switches",rootData}))){
vErrors = withErrors(vErrors, validate314.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", "type", {type: "object"}, "must be object");
errors++;
}
validate307.errors = vErrors;
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
