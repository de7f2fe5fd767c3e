import type { Readable } from 'node:stream';
import { GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { ByteRange, RangeDriver } from './byte-range.ts';

/** A bucket of any S3-compatible server. In its own module, because loading it takes 30 MB, which a folder does not need. */
export class BucketDriver extends S3Driver implements RangeDriver {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(config: S3ClientConfig, bucket: string) {
    const client = new S3Client(config);
    // no ACLs: the application checks access, and many servers do not support them
    super({ client, bucket, visibility: 'private', supportsACL: false });
    this.#client = client;
    this.#bucket = bucket;
  }

  async getRange(key: string, { start, end }: ByteRange): Promise<Readable> {
    const { Body, ContentRange } = await this.#client.send(
      new GetObjectCommand({ Bucket: this.#bucket, Key: key, Range: `bytes=${start}-${end}` }),
    );
    const content = Body as Readable; // in Node.js it is a Readable
    if (ContentRange === undefined) {
      content.destroy();
      throw new Error(`The bucket ${this.#bucket} does not answer ranges`);
    }
    return content;
  }
}
