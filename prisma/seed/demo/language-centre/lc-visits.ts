import { Random } from '../random.ts';

const dayMilliseconds = 86_400_000;
const hourMilliseconds = 3_600_000;
/** Bangkok has no summer time. */
const bangkok = 7 * hourMilliseconds;
const opens = 8.5;
const closes = 20;

/** How busy the months are, January first: the first term from June, the second from November, examinations before each end. */
const months = [1.1, 1.2, 1.3, 0.25, 0.3, 0.7, 1, 1.2, 1.35, 0.5, 0.8, 0.9] as const;
/** And the days of the week, Sunday first: closed then. */
const weekdays = [0, 1, 1.15, 1.2, 1.1, 0.8, 0.25] as const;
/** And the hours from opening on: before noon, and after the last class. */
const hours = [4, 8, 10, 6, 7, 10, 9, 8, 6, 3, 2] as const;

/** One stay; `member` is a place in the list of members. */
export interface DemoVisit {
  member: number;
  time_in: Date;
  time_out: Date | null;
  ended: 'scan' | 'attendant' | 'closing' | null;
  reason: string;
}

/** The visits of the year before `today`, about as many as asked, oldest first: terms, weekdays and hours as in a real centre. */
export function demoVisits(count: number, keenness: readonly number[], today: Date): DemoVisit[] {
  const random = new Random('lc-visits');
  const midnight = Math.floor((today.getTime() + bangkok) / dayMilliseconds) * dayMilliseconds - bangkok;
  const days = Array.from({ length: 366 }, (_, index) => midnight - (365 - index) * dayMilliseconds);
  const weights = days.map((day) => weightOf(new Date(day + bangkok)) * random.between(0.8, 1.2));
  const perVisit = count / weights.reduce((sum, weight) => sum + weight, 0);
  let due = 0;
  return days.flatMap((day, index) => {
    due += (weights[index] as number) * perVisit;
    const visits = Math.floor(due);
    due -= visits;
    return visitsOf(day, visits, keenness, random, today);
  });
}

const weightOf = (day: Date) => (weekdays[day.getUTCDay()] as number) * (months[day.getUTCMonth()] as number);

/** The visits of a day; nobody comes twice, and what is after `today` has not happened. */
function visitsOf(day: number, count: number, keenness: readonly number[], random: Random, today: Date): DemoVisit[] {
  const here = new Set<number>();
  const closing = day + closes * hourMilliseconds;
  const visits = Array.from({ length: count }, () => {
    const member = anyOf(keenness, random, here);
    const time_in = day + (opens + heavy(hours, random) + random.next()) * hourMilliseconds;
    const leaves = time_in + random.between(0.2, 1.2) * random.between(0.5, 2.2) * hourMilliseconds;
    return ending(member, time_in, leaves, closing, random);
  });
  return visits
    .filter(({ time_in }) => time_in <= today)
    .map((visit) => (visit.time_out !== null && visit.time_out > today ? { ...visit, time_out: null, ended: null, reason: '' } : visit))
    .sort((a, b) => a.time_in.getTime() - b.time_in.getTime());
}

function ending(member: number, time_in: number, leaves: number, closing: number, random: Random): DemoVisit {
  const chance = random.next();
  const visit = { member, time_in: new Date(time_in), time_out: new Date(Math.min(leaves, closing)), ended: 'scan' as const, reason: '' };
  if (leaves >= closing || chance < 0.05) return { ...visit, time_out: new Date(closing), ended: 'closing' };
  if (chance < 0.06) return { ...visit, ended: 'attendant', reason: 'ลืมสแกนออก' };
  return visit;
}

/** A place in a list, the heavier the likelier. */
function heavy(weights: readonly number[], random: Random): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return Math.max(found, 0);
}

/** A member who is not there yet, the keen ones first of all. */
function anyOf(keenness: readonly number[], random: Random, here: Set<number>): number {
  let member = heavy(keenness, random);
  while (here.has(member) && here.size < keenness.length) member = (member + 1) % keenness.length;
  here.add(member);
  return member;
}
