import { ActionIcon, Anchor, Badge, MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { theme } from '../look/theme.ts';
import { Chip, RowAnchor, RowButton } from './cell-parts.tsx';

/** Attributes in order, classes and declarations as sets: how they are sorted says nothing. */
function drawn(element: ReactElement): string {
  const { container, unmount } = render(
    <MantineProvider theme={theme} env="test">
      <MemoryRouter>{element}</MemoryRouter>
    </MantineProvider>,
  );
  const root = container.querySelector('div:not(:has(style)), a, button');
  const of = (node: Element): unknown => [
    node.tagName,
    [...node.attributes]
      .map(({ name, value }) => {
        const parts = name === 'class' ? value.split(' ') : name === 'style' ? value.split(';').map((part) => part.trim()) : [value];
        return `${name}=${parts.filter(Boolean).sort().join(' ')}`;
      })
      .sort(),
    node.children.length > 0 ? [...node.children].map(of) : node.textContent,
  ];
  const text = JSON.stringify(of(root as Element), null, 1); // it was just drawn
  unmount();
  return text;
}

const icon = <svg aria-hidden />;

test.each(['green', 'gray', 'blue'] as const)('a chip in %s is the library’s badge', (color) => {
  expect(
    drawn(
      <Chip color={color} weight={600} isWhole icon={icon}>
        ใช้งาน
      </Chip>,
    ),
  ).toBe(
    drawn(
      <Badge variant="light" color={color} size="lg" fw={600} miw="max-content" leftSection={icon}>
        ใช้งาน
      </Badge>,
    ),
  );
});

test('a framed chip is the library’s default badge', () => {
  expect(
    drawn(
      <Chip weight={500} className="own">
        TH·EN
      </Chip>,
    ),
  ).toBe(
    drawn(
      <Badge variant="default" size="lg" fw={500} className="own">
        TH·EN
      </Badge>,
    ),
  );
});

test.each([
  ['lg', 'blue'],
  ['lg', 'red'],
  ['xl', 'blue'],
] as const)('a button of a row (%s, %s) is the library’s', (size, color) => {
  expect(
    drawn(
      <RowButton size={size} color={color} aria-label="แก้ไข" className="own">
        {icon}
      </RowButton>,
    ),
  ).toBe(
    drawn(
      <ActionIcon variant="subtle" size={size} color={color} aria-label="แก้ไข" className="own">
        {icon}
      </ActionIcon>,
    ),
  );
});

test('a link of a row is the library’s', () => {
  expect(
    drawn(
      <RowAnchor to="/x" className="own">
        ข่าว
      </RowAnchor>,
    ),
  ).toBe(
    drawn(
      <Anchor component={Link} to="/x" className="own" underline="hover">
        ข่าว
      </Anchor>,
    ),
  );
});
