import autocannon from 'autocannon';

/** Loads a server with one scenario for some seconds; `isKnown`: its answers are 304. */
async function load(server, headers, { path = '/', requests, connections = 10, isKnown = false }, duration) {
  let client = 0;
  // each connection gets records of its own: two at once on one record would rightly be refused
  const share = () => requests.filter((_, index) => requests.length < connections || index % connections === client % connections);
  const setupClient = (connection) => {
    if (requests) connection.setRequests(share().map((request) => ({ ...request, headers: { ...headers, ...request.headers } })));
    client += 1;
  };
  const before = server.cpu();
  const result = await autocannon({ url: server.base + path, headers, connections, duration, setupClient, timeout: 60 });
  const refused = isKnown ? result['4xx'] + result['5xx'] : result.non2xx;
  if (refused > 0 || result.errors > 0) throw new Error(`${path}: ${refused} refused, ${result.errors} errors`);
  const { p50, p99 } = result.latency;
  return { rps: result.requests.average, p50, p99, cpu: (server.cpu() - before) / Math.max(1, result.requests.total) };
}

/** The same load on both in turn, round by round: a machine's speed changes by the minute, the ratio less. */
export async function compare(left, right, headers, scenario, { rounds, seconds }) {
  const results = [[], []];
  for (const server of [left, right]) await load(server, headers, scenario, 1); // plans and JIT settle
  for (let round = 0; round < rounds; round += 1) {
    results[0].push(await load(left, headers, scenario, seconds));
    results[1].push(await load(right, headers, scenario, seconds));
  }
  const ratios = results[0].map(({ rps }, round) => rps / results[1][round].rps).sort((a, b) => a - b);
  const middle = (all) => [...all].sort((a, b) => a.rps - b.rps)[Math.floor(all.length / 2)];
  return {
    ours: middle(results[0]),
    bare: middle(results[1]),
    ratio: middle(ratios.map((rps) => ({ rps }))).rps,
    from: ratios[0],
    to: ratios.at(-1),
  };
}

export const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
export const head = (...cells) => {
  console.log('');
  row(...cells);
  console.log(`|${cells.map(() => '---').join('|')}|`);
};
export const ms = (value) => (value >= 10 ? value.toFixed(0) : value.toFixed(2));
