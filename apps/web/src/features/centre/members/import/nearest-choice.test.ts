import { expect, test } from 'vitest';
import { nearestChoice } from './unknown-values.tsx';

const faculties = ['คณะนิติศาสตร์', 'คณะวิทยาศาสตร์', 'คณะศิลปศาสตร์', 'คณะวิศวกรรมศาสตร์', 'สำนักงานอธิการบดี'].map((name) => ({ name }));

test.each([
  ['ศิลปศาสตร์', 'คณะศิลปศาสตร์'],
  ['คณะ ศิลปศาสตร', 'คณะศิลปศาสตร์'],
  ['วิศวกรรม', 'คณะวิศวกรรมศาสตร์'],
  ['สนง.อธิการบดี', 'สำนักงานอธิการบดี'],
  ['Harvard', undefined],
])('%s most likely means %s', (text, name) => expect(nearestChoice(text, faculties)?.name).toBe(name));
