import { capture } from '@/scripts/shared/capture';

/** A key and a certificate that it signed, as PEM. */
export interface SelfSigned {
  key: string;
  cert: string;
}

/**
 * Makes a certificate for localhost that is valid for a day.
 *
 * @throws when OpenSSL is not installed. Node.js can read certificates, but not make them
 */
export async function selfSignedCertificate(): Promise<SelfSigned> {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const { exitCode, output } = await capture([
    'openssl',
    'req',
    '-x509',
    ...curve,
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
    '-keyout',
    '-',
  ]);
  const [key] = /-----BEGIN PRIVATE KEY-----[^]+?-----END PRIVATE KEY-----/.exec(output) ?? [];
  const [cert] = /-----BEGIN CERTIFICATE-----[^]+?-----END CERTIFICATE-----/.exec(output) ?? [];
  if (exitCode === 0 && key !== undefined && cert !== undefined) return { key, cert };
  throw new Error(`OpenSSL could not make a certificate; is it installed?\n${output.trim()}`);
}
