/**
 * Makes the client's types of the schemas in `../build/wire`: of `games/<id>.json` it makes
 * `src/games/<id>/wire.ts`, or `../examples/<id>/web/wire.ts` if that is where its client is.
 * With `--check` it only says which are out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';

const check = process.argv.includes('--check');
const schemas = new URL('../build/wire/', import.meta.url);
const stale = [];

for (const name of readdirSync(schemas, { recursive: true }).sort()) {
  if (!name.endsWith('.json')) continue;
  const path = name.replace(/\.json$/, '');
  const folder = [`./src/${path}/`, `../examples/${basename(path)}/web/`]
    .map((each) => new URL(each, import.meta.url))
    .find((each) => existsSync(each));
  if (!folder) continue; // a game without a client here
  const target = new URL('wire.ts', folder);
  const options = { alphabetize: true, rootTypes: true, rootTypesNoSchemaPrefix: true };
  const types = await openapiTS(new URL(name, schemas), name === 'lib.json' ? {} : options);
  const text = COMMENT_HEADER + astToString(types);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
  stale.push(target.pathname);
  if (!check) writeFileSync(target, text);
}
if (check && stale.length) {
  console.error(`out of date, run "make wire":\n${stale.join('\n')}`);
  process.exit(1);
}
