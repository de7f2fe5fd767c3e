// Measures our built server beside a bare one on the same PostgreSQL, in one run and in alternating rounds: a machine's speed changes
// by the minute, the ratio less. `npm run bench`: about five minutes. `npm run bench -- --grow`: from 10,000 to 200,000 rows.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { everyList, grow } from './grow.mjs';
import { assertSame, compare, head, load, met, middle, ms, row } from './load.mjs';
import { readScenarios, samplesOf, writeScenarios } from './scenarios.mjs';
import { bare, ours, seed, signIn, start } from './servers.mjs';

const options = {
  seconds: { type: 'string', default: '2' },
  rounds: { type: 'string', default: '3' },
  news: { type: 'string', default: '10000' },
  grow: { type: 'boolean', default: false },
};
const { values } = parseArgs({ options });
const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
const begun = Date.now();

console.log(
  `Load of this machine before: ${loadavg().map((load) => load.toFixed(1))}. Above 1, only ratios and processor time mean something.`,
);
const first = await start(ours, { API_DOCS: 'true' }); // migrates, and seeds what a first start seeds
seed('--news', values.news, '--members', '400');
const headers = await signIn(first.base);
const lists = await listsOf(first.base);
await first.stop();

if (values.grow) await grow(lists, headers, Number(values.news));
else await standard();
console.log(`\n${((Date.now() - begun) / 60_000).toFixed(1)} minutes. Load after: ${loadavg().map((load) => load.toFixed(1))}.`);
process.exit(0);

async function standard() {
  await coldStarts();
  const mine = await start(ours);
  await new Promise((rest) => setTimeout(rest, 5_000));
  const idle = mine.memory().now;
  const other = await start(bare);
  const samples = await samplesOf(mine.base, headers);

  console.log(`\n${values.news} news, ${pace.rounds} rounds of ${pace.seconds} s, 10 connections (writes 4); medians.`);
  const columns = [
    'ours / bare',
    'aim',
    'met',
    'lowest – highest',
    'ours rps',
    'bare rps',
    'ours CPU ms',
    'bare CPU ms',
    'ours p50',
    'ours p99',
  ];
  head('read', ...columns);
  for (const scenario of readScenarios(samples)) {
    if (!scenario.differs) await assertSame(mine, other, headers, scenario.path);
    tell(scenario, await compare(mine, other, headers, scenario, pace));
  }
  const writes = await writeScenarios(mine.base, headers);
  head('write', ...columns);
  for (const scenario of writes.compared) tell(scenario, await compare(mine, other, headers, scenario, pace));

  head('write, ours alone', 'rps', 'CPU ms', 'aim', 'met', 'p50', 'p99');
  for (const scenario of writes.alone) {
    const results = [];
    for (let round = 0; round < pace.rounds; round += 1) results.push(await load(mine, headers, scenario, pace.seconds));
    const { rps, cpu, p50, p99 } = middle(results);
    const { cpuAim } = scenario;
    row(scenario.name, rps.toFixed(1), ms(cpu), cpuAim ? `≤ ${cpuAim}` : '', cpuAim ? met(cpu <= cpuAim) : '', `${p50} ms`, `${p99} ms`);
  }

  await everyList(mine, headers, lists);
  // eight readers of everything at once, after all that
  await Promise.all(Array.from({ length: 8 }, async () => (await fetch(`${mine.base}/web_con_news`, { headers })).arrayBuffer()));
  head('resident memory, MB', 'ours', 'aim', 'met', 'bare');
  row('5 s after the start', idle, '≤ 180', met(idle <= 180), '');
  row('at most, in all of the above', mine.memory().most, '≤ 350', met(mine.memory().most <= 350), other.memory().most);
}

function tell({ name, aim }, { ours: a, bare: b, ratio, from, to }) {
  const cells = [
    ratio.toFixed(2),
    `≥ ${aim}`,
    met(ratio >= aim),
    `${from.toFixed(2)} – ${to.toFixed(2)}`,
    a.rps.toFixed(0),
    b.rps.toFixed(0),
  ];
  row(name, ...cells, ms(a.cpu), ms(b.cpu), `${a.p50} ms`, `${a.p99} ms`);
}

/** From the start of the process to the first answered page of a list. */
async function coldStarts() {
  const times = { ours: [], bare: [] };
  for (let round = 0; round < 5; round += 1) {
    for (const [name, file] of [
      ['ours', ours],
      ['bare', bare],
    ]) {
      const from = performance.now();
      const server = await start(file);
      const answer = await fetch(`${server.base}/web_con_news?page=0&limit=15`, { headers });
      if (!answer.ok || (await answer.json()).rows.length === 0) throw new Error(`no list after the start of ${name}: ${answer.status}`);
      times[name].push({ wall: performance.now() - from, cpu: server.cpu() });
      await server.stop();
    }
  }
  const median = (name, what) => times[name].map((time) => time[what]).sort((a, b) => a - b)[2];
  head('cold start to the first answered list', 'ours', 'aim', 'met', 'bare');
  const wall = median('ours', 'wall');
  row('seconds', (wall / 1000).toFixed(2), '≤ 0.6', met(wall <= 600), (median('bare', 'wall') / 1000).toFixed(2));
  row('of processor time', (median('ours', 'cpu') / 1000).toFixed(2), '', '', (median('bare', 'cpu') / 1000).toFixed(2));
}

/** Every call that answers pages, from the API's own document. */
async function listsOf(base) {
  const { paths } = await (await fetch(`${base}/api-docs/json`)).json();
  return Object.entries(paths)
    .filter(([path, { get }]) => !path.includes('{') && get?.parameters?.some(({ name }) => name === 'limit'))
    .map(([path]) => path);
}
