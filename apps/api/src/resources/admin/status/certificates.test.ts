import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { readCertificates, watchedHosts } from './certificates.ts';

describe('a certificate', () => {
  // of 2020, issued by itself
  const key = `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIBNpSzFi1cIOM1izxKTAvf8o63hYrqM5aIYOs6lfseuioAoGCCqGSM49
AwEHoUQDQgAEIjIq2phmKL62FjchWqFtUXUVOW5p5HN7BaGu6MxdLuCHOtotkiXI
IKC7HGaeS06uRbU2XQJ/R45/WTz48BJAig==
-----END EC PRIVATE KEY-----`;
  const cert = `-----BEGIN CERTIFICATE-----
MIIBcTCCARegAwIBAgIUBPc7PCqaLyfz1ifbf4KULNRSa7gwCgYIKoZIzj0EAwIw
DjEMMAoGA1UEAwwDb2xkMB4XDTIwMDEwMTAwMDAwMFoXDTIwMDEzMTAwMDAwMFow
DjEMMAoGA1UEAwwDb2xkMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEIjIq2phm
KL62FjchWqFtUXUVOW5p5HN7BaGu6MxdLuCHOtotkiXIIKC7HGaeS06uRbU2XQJ/
R45/WTz48BJAiqNTMFEwHQYDVR0OBBYEFAUKbcqm2pplOr+HRZmU2fwAxhcPMB8G
A1UdIwQYMBaAFAUKbcqm2pplOr+HRZmU2fwAxhcPMA8GA1UdEwEB/wQFMAMBAf8w
CgYIKoZIzj0EAwIDSAAwRQIgcXvYM1VmBTquZk19LW7Qoza/HPTLVcaUKSCmV5qh
tM8CIQCewJM2DdUR/Im92llPpuHHqCJDsLqeHzlOhuuKkLKNfA==
-----END CERTIFICATE-----`;

  test('is read when it has ended and nobody issued it; a host that refuses is told by its error', async () => {
    const server = createServer({ key, cert }).on('tlsClientError', () => {});
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const open = await readCertificates([host]);
    await new Promise((closed) => server.close(closed));
    expect(open).toEqual({ [host]: { until: '2020-01-31T00:00:00.000Z', problem: '' } });
    expect(await readCertificates([host])).toEqual({ [host]: { until: null, problem: 'ECONNREFUSED' } });
  });

  test('is looked at once for a host, and not for this machine or addresses of examples', () => {
    const hosts = (publicUrl: string, websiteUrl: string) => watchedHosts({ publicUrl, websiteUrl });
    expect(hosts('https://a.ac.th', 'https://a.ac.th/site')).toEqual(['a.ac.th']);
    expect(hosts('https://a.ac.th:8443', 'https://www.faculty.example')).toEqual(['a.ac.th:8443']);
    expect(hosts('https://127.0.0.1', 'https://localhost:3000')).toEqual([]);
  });
});
