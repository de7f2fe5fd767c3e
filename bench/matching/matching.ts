// How well works that arrive are matched with works that are here, on a made set: `npm run bench:matching [-- --wrong]`.
import { parseArgs } from 'node:util';
import { isSameWork } from '../../apps/api/src/resources/works/arrivals/same-work.ts';
import { madeWorks, measured } from './made-works.ts';

const { values } = parseArgs({ options: { wrong: { type: 'boolean' }, seed: { type: 'string', default: '44' } } });
const made = madeWorks(300, Number(values.seed));
const { precision, recall, wanted, found, wrong } = measured(made, isSameWork);
console.log(`${made.works.length} works, ${made.arrivals.length} arrivals of which ${wanted} are of these works, ${found} matches`);
console.log(`precision ${precision.toFixed(3)} (aim 0.98), recall ${recall.toFixed(3)} (aim 0.95)`);
if (values.wrong) console.log(wrong.join('\n'));
process.exit(precision >= 0.98 && recall >= 0.95 ? 0 : 1);
