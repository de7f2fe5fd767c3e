// An S3 server as a process of its own; it tells its address when it listens.
import { bucketServer } from '../../apps/api/src/storage/testing/test-bucket.ts';

const { url } = await bucketServer(1_000);
process.send?.(url);
process.once('disconnect', () => process.exit());
