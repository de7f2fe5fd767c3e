import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface ExampleProps {
  title: string;
  /** What to look at, in a sentence or two. */
  note?: ReactNode;
  children: ReactNode;
}

/** One thing a demo page shows, under its heading. */
export function Example({ title, note, children }: ExampleProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder radius="lg" p={{ base: 'md', sm: 'lg' }} aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} id={id}>
          {title}
        </Title>
        {note !== undefined && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
        {children}
      </Stack>
    </Paper>
  );
}

/** Examples side by side where there is room. */
export const Examples = ({ children }: { children: ReactNode }) => (
  <SimpleGrid minColWidth="min(26rem, 100%)" autoFlow="auto-fit" spacing="lg" style={{ alignItems: 'start' }}>
    {children}
  </SimpleGrid>
);

/** A list of small things, as many in a row as there is room for. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <SimpleGrid component="ul" minColWidth="min(15rem, 100%)" m={0} p={0} style={{ listStyle: 'none' }}>
    {children}
  </SimpleGrid>
);

/** Facts, each under its name. */
export const Facts = ({ facts, ...name }: { facts: Readonly<Record<string, ReactNode>>; 'aria-label'?: string }) => (
  <SimpleGrid component="dl" minColWidth="min(14rem, 100%)" m={0} {...name}>
    {Object.entries(facts).map(([title, words]) => (
      <div key={title}>
        <Text component="dt" size="sm" c="dimmed">
          {title}
        </Text>
        <Text component="dd" m={0}>
          {words}
        </Text>
      </div>
    ))}
  </SimpleGrid>
);
