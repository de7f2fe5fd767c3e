import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { eduLevelBody } from '@faculty/contracts/members/edu-level';
import { jobPositionBody } from '@faculty/contracts/members/job-position';
import { memberLevel } from '@faculty/contracts/members/member';
import { userEduBody } from '@faculty/contracts/members/user-edu';
import { pages } from '@faculty/contracts/pages';
import { deanListTypes, directDeanListBody } from '@faculty/contracts/website/direct-dean-list';
import { degreesOf, demoPeople, generatedMember, postsOf } from '@faculty/prisma/seed/demo/people';
import { demoActivities } from '@faculty/prisma/seed/demo/seed-activities';
import { deanCareers, demoEntries, demoTerms } from '@faculty/prisma/seed/demo/seed-deans';
import { facultyDates } from '@faculty/prisma/seed/demo/seed-faculty-dates';
import { demoRoles } from '@faculty/prisma/seed/demo/seed-roles';
import { demoWorks } from '@faculty/prisma/seed/demo/seed-works';
import { workOptions } from '@faculty/prisma/seed/reference/options';
import { eduLevels, jobPositions } from '@faculty/prisma/seed/reference/seed-reference';
import { describe, expect, test } from 'vitest';

const people = [...demoPeople, ...Array.from({ length: 500 }, (_, index) => generatedMember(index + 1))];
const thai = /[\u0e00-\u0e7f]/;
const days = ['2026-11-20T05:00:00Z', '2027-01-01T01:00:00Z', '2028-02-29T18:00:00Z'].map((day) => new Date(day));

describe('positions and levels', () => {
  test('are what the forms would take, each code and long name once', () => {
    for (const position of jobPositions) expect(jobPositionBody.parse(position), position.job_position_code).toEqual(position);
    for (const level of eduLevels) expect(eduLevelBody.parse(level), level.edu_code).toMatchObject(level);
    expect(new Set(jobPositions.map((position) => position.job_position_code)).size).toBe(jobPositions.length);
    expect(new Set(jobPositions.map((position) => position.job_position_l_th)).size).toBe(jobPositions.length);
    expect(new Set(jobPositions.map((position) => position.job_position_type))).toEqual(
      new Set(['Default', 'Manage', 'Academic', 'Other']),
    );
  });

  test('show the highest level first', () => {
    const names = eduLevels.toSorted((a, b) => b.order_seq - a.order_seq).map((level) => level.edu_name_th);
    expect(names.indexOf('ปริญญาเอก')).toBeLessThan(names.indexOf('ปริญญาโท'));
    expect(names.indexOf('ปริญญาโท')).toBeLessThan(names.indexOf('ปริญญาตรี'));
    expect(names.at(-1)).toBe('ประถมศึกษา');
  });
});

describe('careers', () => {
  test('an academic title holds an academic position, everybody else one of the offices', () => {
    const types = new Map(jobPositions.map((position) => [position.job_position_code, position.job_position_type]));
    for (const person of people) {
      const { info_data_a, info_data_b, info_data_c } = postsOf(person);
      const isLecturer = person.prefix_code.startsWith('1');
      expect(info_data_c === null, person.user_name).toBe(!isLecturer);
      expect(info_data_a === '', person.user_name).toBe(!isLecturer);
      if (info_data_c) expect(types.get(info_data_c)).toBe('Academic');
      if (info_data_b) expect(['Manage', 'Other']).toContain(types.get(info_data_b));
    }
    expect(new Set(demoPeople.map((person) => postsOf(person).info_data_a))).toEqual(new Set(memberLevel.options));
  });

  test('one dean leads the faculty', () => {
    expect(demoPeople.filter((person) => postsOf(person).info_data_b === '101')).toHaveLength(1);
  });

  test('degrees are what the form would take, one after the other, and a doctor’s title has its degree', () => {
    const order = new Map(eduLevels.map((level) => [level.edu_code, level.order_seq]));
    for (const person of people) {
      const degrees = degreesOf(person);
      expect(degrees.length, person.user_name).toBeGreaterThanOrEqual(1);
      expect(degrees.length).toBeLessThanOrEqual(3);
      const levels = degrees.map((degree) => order.get(degree.edu_code) ?? Number.NaN);
      expect(levels).toEqual(levels.toSorted((a, b) => a - b));
      expect(degrees.map((degree) => degree.edu_year)).toEqual(degrees.map((degree) => degree.edu_year).toSorted());
      expect(['102', '104', '106', '108', '114'].includes(person.prefix_code)).toBe(degrees.some((degree) => degree.edu_code === '100'));
      for (const { edu_code, edu_year, degree, place } of degrees) {
        const texts = { edu_degree_th: degree.th, edu_degree_en: degree.en, edu_degree_place_th: place.th, edu_degree_place_en: place.en };
        expect(userEduBody.parse({ user_name: person.user_name, edu_code, edu_year, ...texts })).toMatchObject(texts);
        expect(edu_year).toBeLessThan(2569);
        expect(`${degree.en}${place.en}`).not.toMatch(thai);
      }
    }
  });
});

describe.each(days)('seen on %s', (today) => {
  const now = today.getTime();

  test('works are about 150, of the last seven Buddhist years, most of them found correct', () => {
    const works = demoWorks(today);
    expect(works.length).toBeGreaterThan(135);
    expect(new Set(works.map((work) => work.work_title_th)).size).toBe(works.length);
    const thisYear = toBuddhistEra(today.getUTCFullYear());
    for (const work of works) {
      expect(Object.keys(workOptions.WORKS_TYPE)).toContain(work.work_type);
      expect(Object.keys(workOptions.WORKS_TYPE_DETAIL)).toContain(work.work_type_detail);
      expect(work.work_public_year).toBeGreaterThanOrEqual(thisYear - 7);
      expect(Number(work.created_at)).toBeLessThanOrEqual(now);
      expect(Number(work.work_public_date)).toBeLessThan(now);
      expect(work.work_title_en).not.toMatch(thai);
      expect(work.work_h_url).toMatch(/^#$|^https:\/\//);
      // a reason stands under what was sent back, and under nothing else
      expect(Boolean(work.status_check_text), work.work_title_th).toBe(['C', 'E'].includes(String(work.status_check)));
    }
    const statuses = works.map((work) => work.status_check);
    expect(statuses.filter((status) => status === 'S').length / works.length).toBeGreaterThan(0.7);
    for (const status of ['W', 'C', 'E'] as const) expect(statuses).toContain(status);
  });

  test('the demo lecturer has works of several types', () => {
    const own = demoWorks(today).filter((work) => work.user_name === 'lecturer');
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(new Set(own.map((work) => work.work_type)).size).toBeGreaterThanOrEqual(4);
  });

  test('activities are about 80, of every type and level; those to come wait for review; A1 tells who took part', () => {
    const activities = demoActivities(today);
    expect(activities.length).toBeGreaterThanOrEqual(70);
    expect(new Set(activities.map(({ row }) => row.activity_type))).toEqual(new Set(Object.keys(workOptions.ACTIVITYS_TYPE)));
    expect(new Set(activities.map(({ row }) => row.activity_level))).toEqual(new Set(['L1', 'L2', 'L3', 'L4']));
    for (const { row, participants } of activities) {
      expect(participants.length > 0, row.activity_title_th).toBe(row.activity_type === 'A1');
      expect(Number(row.created_at)).toBeLessThanOrEqual(now);
      if (Number(row.activity_date) > now) expect(row.status_check).toBe('W');
    }
  });

  test.each(['admin', 'staff', 'lecturer'])('%s has something in this month’s calendar', (name) => {
    const bangkok = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(today);
    const theirs = demoActivities(today).filter(({ row, participants }) => row.user_name === name || participants.includes(name));
    const thisMonth = theirs.filter(({ row }) => (row.activity_date as Date).toISOString().startsWith(bangkok.slice(0, 7)));
    expect(thisMonth.length).toBeGreaterThanOrEqual(2);
  });

  test('the calendar reaches half a year back and ahead, in order, and no meeting is on a holiday', () => {
    const dates = facultyDates(today);
    expect(dates.length).toBeGreaterThan(40);
    const starts = dates.map((date) => Number(date.start_date));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect((starts.at(-1) ?? 0) - (starts[0] ?? 0)).toBeGreaterThan(330 * 86_400_000);
    for (const date of dates) expect(Number(date.end_date)).toBeGreaterThanOrEqual(Number(date.start_date));
    expect(JSON.stringify(dates)).not.toMatch(/[{}]year/);
    const holidays = new Set(dates.filter((date) => date.title_th.startsWith('วันสงกรานต์')).map((date) => Number(date.start_date)));
    expect(holidays.size).toBe(3);
    expect(dates.filter((date) => date.title_th.startsWith('ประชุม') && holidays.has(Number(date.start_date)))).toEqual([]);
  });
});

describe.each(days)('the directory of deans seen on %s', (today) => {
  const terms = demoTerms(today);

  test('tells at least 12 terms without a day between them, the last of which is the dean’s of today', () => {
    expect(terms.length).toBeGreaterThanOrEqual(12);
    const day = 86_400_000;
    for (const [index, { end }] of terms.slice(0, -1).entries()) {
      expect(Number(end) + day, terms[index]?.user_name).toBe(Number(terms[index + 1]?.start));
    }
    expect(terms.at(-1)).toMatchObject({ end: null });
    expect(Number(terms.at(-1)?.start)).toBeLessThan(today.getTime());
    const people = new Map(demoPeople.map((person) => [person.user_name, person]));
    expect(postsOf(people.get(terms.at(-1)?.user_name ?? '') as never).info_data_b).toBe('101');
    for (const { user_name } of terms) expect(deanCareers[user_name]?.sex, user_name).toBe(people.get(user_name)?.sex);
  });

  test('tells work history, awards and decorations of each, as the form would take them and none in the future', () => {
    const entries = demoEntries(today);
    for (const { user_name } of terms) {
      expect(new Set(entries.filter((entry) => entry.user_name === user_name).map(({ type }) => type))).toEqual(new Set(deanListTypes));
    }
    for (const { user_name, type, title } of entries) {
      const texts = { direct_dean_list_title_th: title.th, direct_dean_list_title_en: title.en };
      expect(directDeanListBody.parse({ user_name, direct_dean_list_type: type, ...texts })).toMatchObject(texts);
      expect(title.en).not.toMatch(thai);
      for (const [year] of title.en.matchAll(/\d{4}/g)) expect(Number(year), title.en).toBeLessThanOrEqual(today.getUTCFullYear());
    }
  });
});

test('public holidays on a weekend are made up for on a free working day', () => {
  const dates = facultyDates(new Date('2026-11-20T05:00:00Z'));
  const startsOf = (title: string) => dates.filter((date) => date.title_th === title).map((date) => date.start_date);
  expect(startsOf('วันพ่อแห่งชาติ')).toEqual([new Date('2026-12-05')]);
  expect(startsOf('วันหยุดชดเชยวันพ่อแห่งชาติ')).toEqual([new Date('2026-12-07')]);
});

test('no demo person but the administrators has a right on the pages of administration', () => {
  expect(demoRoles.filter((role) => pages[role.role_page].group === 'admin')).toEqual([]);
  const keys = demoRoles.map((role) => `${role.user_name} ${role.role_page}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(demoRoles).toContainEqual(expect.objectContaining({ user_name: 'staff', role_page: '/member/members', flags: ['view'] }));
});
