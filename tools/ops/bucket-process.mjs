// An S3 server as a separate process; it sends its address to the parent when it listens.
import { bucketServer } from '../../apps/api/src/storage/testing/test-bucket.ts';

const { url } = await bucketServer(1_000);
process.send?.(url);
process.once('disconnect', () => process.exit());
