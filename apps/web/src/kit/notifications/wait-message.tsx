import { Button, Stack, Text } from '@mantine/core';

interface WaitMessageProps {
  /** A request that is still running, with a retry button. */
  text: string;
  retryLabel: string;
  onRetry: () => void;
}

/** Says that the person's earlier request is still running, with a retry button. */
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
