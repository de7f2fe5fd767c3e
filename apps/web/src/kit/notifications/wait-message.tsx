import { Button, Stack, Text } from '@mantine/core';

interface WaitMessageProps {
  /** What is under way, and that it can be tried again. */
  text: string;
  retryLabel: string;
  onRetry: () => void;
}

/** Says that something of the person's own is still under way, with the way to try again. */
export function WaitMessage({ text, retryLabel, onRetry }: WaitMessageProps) {
  return (
    <Stack gap="xs">
      <Text size="sm">{text}</Text>
      <Button size="xs" variant="default" onClick={onRetry} style={{ alignSelf: 'flex-start' }}>
        {retryLabel}
      </Button>
    </Stack>
  );
}
