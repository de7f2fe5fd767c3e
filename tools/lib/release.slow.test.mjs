import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { releasedVersions, sectionOf } from './changelog.mjs';
import { at } from './paths.mjs';
import { release } from './release.mjs';

let clone;
const git = (...args) => execFileSync('git', args, { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const read = (file) => readFileSync(path.join(clone, file), 'utf8');
const write = (file, text) => writeFileSync(path.join(clone, file), text);
const commit = () => git('commit', '--quiet', '--all', '--message', 'Change');
const today = '2026-12-01';

const folders = Object.keys(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages).filter(
  (name) => !name.includes('node_modules'),
);

// a repository with what a release reads and writes: a clone of everything takes three seconds
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'faculty-release-'));
  for (const file of ['package-lock.json', ...folders.map((folder) => path.join(folder, 'package.json'))]) {
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    copyFileSync(at(file), path.join(clone, file));
  }
  write('README.md', 'Read me.\n');
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n### What an operator must do\n\n- Nothing.\n\n### News\n\n- Albums.\n');
  git('init', '--quiet');
  git('config', 'user.name', 'Release test');
  git('config', 'user.email', 'release@faculty.example');
  git('add', '--all');
  commit();
});
afterEach(() => rmSync(clone, { recursive: true }));

describe('a release', () => {
  test('has its version in every manifest and the lock file, its changelog section, a commit and a tag', async () => {
    expect(await release(clone, '7.1.0', { today })).toBe('7.1.0');
    const lock = JSON.parse(read('package-lock.json'));
    expect(folders.length).toBeGreaterThan(7);
    for (const folder of folders) {
      expect(JSON.parse(read(path.join(folder, 'package.json'))).version, folder).toBe('7.1.0');
      expect(lock.packages[folder].version, folder).toBe('7.1.0');
    }
    expect(lock.version).toBe('7.1.0');
    expect(read('CHANGELOG.md')).toContain('## Unreleased\n\n## 7.1.0 (2026-12-01)\n\n### What an operator must do\n');
    expect(sectionOf(read('CHANGELOG.md'), '7.1.0')).toBe('### What an operator must do\n\n- Nothing.\n\n### News\n\n- Albums.');
    expect(git('log', '-1', '--format=%s')).toBe('Release 7.1.0');
    expect(git('cat-file', '-t', 'v7.1.0')).toBe('tag');
    expect(git('rev-parse', 'v7.1.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
    expect(git('status', '--porcelain')).toBe('');
  });

  test('changes nothing in the manifests and the lock file but versions', async () => {
    await release(clone, '7.1.0', { today });
    const changed = git('show', '--unified=0', '--format=', '--', '*package.json', 'package-lock.json').split('\n');
    const lines = changed.filter((line) => /^[+-](?![+-])/.test(line));
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) expect(line).toMatch(/^[+-] +"version": "\d+\.\d+\.\d+",$/);
  });

  test('counts the version up from the one before', async () => {
    await release(clone, '7.1.3', { today });
    for (const [part, expected] of [
      ['patch', '7.1.4'],
      ['minor', '7.2.0'],
      ['major', '8.0.0'],
    ]) {
      write('CHANGELOG.md', read('CHANGELOG.md').replace('Unreleased\n', 'Unreleased\n\n### What an operator must do\n\n- Nothing.\n'));
      commit();
      expect(await release(clone, part, { today })).toBe(expected);
    }
    expect(releasedVersions(read('CHANGELOG.md'))).toEqual(['8.0.0', '7.2.0', '7.1.4', '7.1.3']);
  });

  test('holds what is stored with it', async () => {
    await release(clone, '7.1.0', { today, extra: async (version) => write('stored.txt', version) });
    expect(git('show', 'v7.1.0:stored.txt')).toBe('7.1.0');
  });
});

describe('nothing is changed', () => {
  const refused = async (wanted, message, extra) => {
    const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')];
    await expect(release(clone, wanted, { today, extra })).rejects.toThrow(message);
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual(before);
  };

  test('with uncommitted changes', async () => {
    write('README.md', 'changed');
    await refused('patch', 'The working tree has changes');
  });

  test('where the tag is there, or a newer one', async () => {
    git('tag', 'v7.1.0');
    await refused('7.1.0', 'The tag v7.1.0 is there already');
    await refused('7.0.9', '7.0.9 is not newer than 7.1.0');
  });

  test('for what is no version', async () => {
    for (const wanted of [undefined, 'next', '1.2', 'v1.2.3']) await refused(wanted, 'Name the version');
  });

  test('with an empty changelog section, or one that does not begin with what an operator must do', async () => {
    write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n### News\n\n- Albums.\n');
    commit();
    await refused('7.1.0', 'begins with "### What an operator must do"');
    write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n## 1.0.0 (2026-11-01)\n\n- Old.\n');
    commit();
    await refused('7.1.0', 'nothing stands under');
  });

  test('when what is stored with it cannot be made', async () => {
    const extra = async () => {
      write('half.txt', 'half');
      throw new Error('no room left');
    };
    await refused('7.1.0', 'no room left', extra);
  });
});

test('the changelog of the product can be released, and the data of each version is stored', () => {
  const changelog = readFileSync(at('CHANGELOG.md'), 'utf8');
  expect(changelog).toMatch(/\n## Unreleased\n\n(### What an operator must do\n|## )/);
  for (const version of releasedVersions(changelog)) {
    expect(existsSync(at('apps/api/test/released', version, 'data.tar')), version).toBe(true);
  }
});
