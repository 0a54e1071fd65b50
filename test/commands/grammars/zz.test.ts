import { it } from 'vitest';
import { allFactsOf } from '../../support/facts.js';
it('x', () => { for (const l of ["less +!id a","less '+!id' a", "man -P 'sh -c id' ls", 'man -P cat ls', "less '+! rm -rf x' a", 'less +/x a', 'less +5 a']) console.log('\n'+l, JSON.stringify(allFactsOf(l).map(f=>[f.program,f.effects,f.paths,f.notes]))); });
