// Creates session tokens with any content that the service would not create.
import { createHmac } from 'node:crypto';
import { JWT_SECRET } from './service.ts';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

export function forgeToken(
  claims: object,
  options: { readonly header?: object; readonly secret?: string; readonly digest?: string } = {},
): string {
  const { header = { alg: 'HS256', typ: 'JWT' }, secret = JWT_SECRET, digest = 'sha256' } = options;
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac(digest, secret).update(signed).digest('base64url')}`;
}

export function readToken(token: string): {
  header: Record<string, unknown>;
  claims: Record<string, unknown>;
} {
  const [header = '', claims = ''] = token.split('.');
  const decode = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  return { header: decode(header), claims: decode(claims) };
}
