import { Button, Group, Stack } from '@mantine/core';
import { GridBox } from './grid-box.tsx';

export function StackedExample() {
  return (
    <Stack gap="sm">
      <GridBox>Stack · 1</GridBox>
      <GridBox>Stack · 2</GridBox>
      <Group gap="sm">
        <Button>Group · 1</Button>
        <Button variant="default">Group · 2</Button>
        <Button variant="subtle">Group · 3</Button>
      </Group>
      <Group justify="space-between" wrap="nowrap">
        <GridBox>space-between</GridBox>
        <GridBox>nowrap</GridBox>
      </Group>
    </Stack>
  );
}
