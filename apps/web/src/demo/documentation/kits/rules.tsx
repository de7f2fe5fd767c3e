import { List } from '@mantine/core';
import { Example } from '../../example.tsx';

/** How a kit is used, in a few sentences, one a line. */
export function Rules({ title, lines }: { title: string; lines: string }) {
  return (
    <Example title={title}>
      <List>
        {lines.split('\n').map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </Example>
  );
}
