import { it } from 'vitest';
import * as api from '../src/index.js';
import { HOSTILE, HOSTILE_TEXTS } from './laws/hostile.js';
import { projector, SHIPPED, decideCall } from './support/decisions.js';
it('p', { timeout: 110_000 }, async () => {
  const shape = projector.project('ls');
  const fns: Record<string, (v: any) => any> = {
    project: (v) => projector.project(v),
    projectInput: (v) => projector.project({ tool: 'bash', input: v }),
    projectTool: (v) => projector.project({ tool: v, input: v }),
    projectRead: (v) => projector.project({ tool: 'Read', input: v }),
    decideShape: (v) => api.decide(v, { policy: SHIPPED }),
    decideCtx: (v) => api.decide(shape, v),
    decidePolicy: (v) => api.decide(shape, { policy: v }),
    decidePosture: (v) => api.decide(shape, { policy: SHIPPED, posture: v }),
    decideWs: (v) => api.decide(shape, { policy: SHIPPED, workspace: v }),
    compilePolicy: (v) => api.compilePolicy(v),
    cpLayers: (v) => api.compilePolicy({ layers: v }),
    cpLayer: (v) => api.compilePolicy({ layers: [v] }),
    cpName: (v) => api.compilePolicy({ layers: [{ layer: v, packs: [] }] }),
    cpPacks: (v) => api.compilePolicy({ layers: [{ layer: 'user-project', packs: v }] }),
    cpPack: (v) => api.compilePolicy({ layers: [{ layer: 'user-project', packs: [v] }] }),
    cpBase: (v) => api.compilePolicy({ baseline: v }),
    checkPack: (v) => api.checkPack(v, { projector }),
    checkOpts: (v) => api.checkPack({ version: 1, id: 'x', rules: [] }, v),
    checkLayer: (v) => api.checkPack({ version: 1, id: 'x', rules: [] }, { projector, layer: v }),
    pattern: (v) => api.compilePattern(v),
    patternLimits: (v) => api.compilePattern('a', v),
    unvetoed: (v) => api.createUnvetoedProjector(v).project('ls'),
    unvetoedK: (v) => api.createUnvetoedProjector({ knowledge: v }).project('ls'),
    projector: (v) => api.createProjector(v),
    describe: (v) => api.describe(v, { knowledge: 1 as any, context: {} }),
    describeCtx: (v) => api.describe(shape, v),
  };
  for (const [n, f] of Object.entries(fns)) {
    const bad: string[] = [];
    for (const [k, v] of HOSTILE) {
      const t = performance.now();
      try { const r = await f(v); if (r?.effect === 'allow') bad.push(`ALLOW ${k}`); } catch (e) { bad.push(`${k}: ${String(e).slice(0, 50)}`); }
      if (performance.now() - t > 300) bad.push(`SLOW ${k} ${performance.now() - t}`);
    }
    console.log('##', n, bad.length, bad.slice(0, 4).join(' | '));
  }
  for (const [k, v] of HOSTILE_TEXTS) {
    const t = performance.now();
    try { const d = decideCall(v); const ms = performance.now() - t; if (d.effect === 'allow' || ms > 200) console.log('##T', k, d.effect, d.code, ms); } catch (e) { console.log('##T', k, String(e)); }
  }
});
