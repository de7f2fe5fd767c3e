import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { ConfigError } from '../config.ts';

const form = 's3://ACCESS_KEY:SECRET_KEY@host[:port]/bucket[?region=us-east-1&ssl=false]';

/**
 * Parses `STORAGE_URL`: a bucket of any S3-compatible server, in path style. Special characters in keys are percent-encoded.
 * @throws ConfigError with the reason, without the secret
 */
export function readStorageUrl(text: string): { bucket: string; client: S3ClientConfig } {
  const refuse = (what: string) => new ConfigError(`STORAGE_URL: ${what} (expected ${form})`);
  if (!URL.canParse(text)) throw refuse('is not an address');
  const url = new URL(text);
  if (url.protocol !== 's3:') throw refuse(`must start with s3://, not ${url.protocol}//`);
  if (url.hostname === '') throw refuse('has no host');
  if (url.username === '' || url.password === '') throw refuse('needs an access key and a secret key');
  const decoded = (part: string) => {
    try {
      return decodeURIComponent(part);
    } catch {
      throw refuse('holds a % in a key that must be written %25');
    }
  };
  const bucket = url.pathname.replace(/^\/|\/$/g, '');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw refuse('must name one bucket in lower case');
  const options = new Map(url.searchParams);
  const ssl = options.get('ssl') ?? 'true';
  if (ssl !== 'true' && ssl !== 'false') throw refuse('ssl is true or false');
  const region = options.get('region') ?? 'us-east-1';
  if (!/^[a-z0-9-]+$/.test(region)) throw refuse('the region is not valid');
  const unknown = [...options.keys()].find((name) => name !== 'ssl' && name !== 'region');
  if (unknown !== undefined) throw refuse(`knows no option ${unknown}`);
  return {
    bucket,
    client: {
      endpoint: `${ssl === 'true' ? 'https' : 'http'}://${url.host}`,
      region,
      credentials: { accessKeyId: decoded(url.username), secretAccessKey: decoded(url.password) },
      forcePathStyle: true,
      // many S3-compatible servers do not support the newer checksums
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  };
}
