// Protects the files in deploy/: they are valid, and the service runs in them without rights that it does not need (G-130).
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../apps/service/src/settings.ts';
import { ROOT } from '../../publishing/packages.ts';
import { findProgram } from '../support/programs.ts';
import { readCompose, readSettingsFile } from './compose.ts';
import { DOCKERFILE, readImage } from './dockerfile.ts';

const work = mkdtempSync(join(tmpdir(), 'tendlc-deploy-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const VALUES = { POSTGRES_PASSWORD: 'p4ssword', PUBLIC_URL: 'https://tendlc.example' };

function check(program: string, words: readonly string[], environment: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(program, words, {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: work, ...environment },
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout + stderr;
}

describe('the image', () => {
  const image = readImage();

  test('has a Dockerfile without a finding of the linter', () => {
    expect(validate(DOCKERFILE)).toEqual([]);
  });

  test('has the Node of the tests, and contains the built service and nothing else of ours', () => {
    const node = /^ARG NODE_VERSION=(\S+)$/m.exec(DOCKERFILE)?.[1];
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    expect([...new Set(Object.values(optionalDependencies))]).toEqual([node]);
    expect(image.copies).toEqual([['/source/dist/service', '/opt/tendlc']]);
  });

  test('G-130: runs as a user with a number, without a shell between the signals and the process', () => {
    expect(image.user).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
    const [user, group] = image.user.split(':');
    expect(image.runs.join('\n')).toContain(
      `-o ${user} -g ${group} -m 0700 ${image.environment['DATA_DIR']}`,
    );
    expect(image.command[0]).toBe('node');
  });

  test('has no secret, and settings that the service accepts', () => {
    expect(Object.keys(image.environment).filter((name) => /SECRET|KEY|PASSWORD|TOKEN/.test(name))).toEqual(
      [],
    );
    expect(() => readSettings('trial', image.environment)).not.toThrow();
  });

  test('is built from a context without what a developer has there', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/data', '**/.env', '.git']));
  });
});

describe('the compose file', () => {
  const compose = readCompose(VALUES);
  const replicas = Object.entries(compose.services).filter(([name]) => name.startsWith('service-'));

  test('refuses to start without its secrets', () => {
    expect(() => readCompose({ PUBLIC_URL: VALUES.PUBLIC_URL })).toThrow(/POSTGRES_PASSWORD/);
    expect(() => readCompose({ POSTGRES_PASSWORD: 'p4ssword' })).toThrow(/PUBLIC_URL/);
  });

  test('has two processes, each with a data folder of its own, on a disk that they cannot write to', () => {
    expect(replicas).toHaveLength(2);
    const volumes = replicas.flatMap(([, { volumes: mounts = [] }]) => mounts);
    expect(new Set(volumes).size).toBe(2);
    for (const [, service] of replicas) {
      expect(service.volumes?.[0]).toMatch(new RegExp(`:${service.environment?.['DATA_DIR']}$`));
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        stop_grace_period: '20s',
      });
    }
  });

  test('trusts the address of its proxy alone, and opens no port but those of the proxy', () => {
    const { caddy } = compose.services;
    const address = (caddy?.networks as Record<string, { ipv4_address: string }> | undefined)?.['front']
      ?.ipv4_address;
    for (const [, { environment }] of replicas) {
      expect(environment?.['TRUSTED_PROXIES']).toBe(address);
    }
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['caddy']);
    for (const name of ['postgres', 'valkey']) {
      expect(compose.services[name]?.networks).toEqual(['back']);
    }
    expect(compose.networks['back']?.internal).toBe(true);
  });

  test('names every host, volume, and network that it uses', () => {
    for (const [, { environment = {}, volumes = [] }] of Object.entries(compose.services)) {
      for (const url of [environment['DATABASE_URL'], environment['REDIS_URL']].filter(
        (each) => each !== undefined,
      )) {
        expect(Object.keys(compose.services)).toContain(new URL(url).hostname);
      }
      const named = volumes.map((mount) => mount.split(':')[0] ?? '').filter((name) => !name.startsWith('.'));
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
    }
  });
});

describe('the sample of settings', () => {
  const sample = read('deploy/settings.env.example');

  test('starts production once its required settings are filled in', () => {
    const filled = sample
      .replace(/^PUBLIC_URL=$/m, 'PUBLIC_URL=https://tendlc.example')
      .replace(/^DATABASE_URL=$/m, 'DATABASE_URL=postgres://tendlc:p4ssword@127.0.0.1:5432/tendlc')
      .replace(/^JWT_SECRET=$/m, `JWT_SECRET=${'a'.repeat(64)}`)
      .replace(/^ENCRYPTION_KEY=$/m, `ENCRYPTION_KEY=${'0'.repeat(64)}`);
    expect(() => readSettings('production', readSettingsFile(filled))).not.toThrow();
    expect(() => readSettings('production', readSettingsFile(sample))).toThrow(/JWT_SECRET: is required/);
  });

  test('has the defaults of production', () => {
    const required = {
      PUBLIC_URL: 'https://tendlc.example',
      DATABASE_URL: 'postgres://127.0.0.1/tendlc',
      JWT_SECRET: 'a'.repeat(64),
      ENCRYPTION_KEY: '0'.repeat(64),
    };
    const optional = readSettingsFile(sample.replace(/^#([A-Z])/gm, '$1'));
    expect(readSettings('production', { ...optional, ...required })).toEqual(
      readSettings('production', required),
    );
  });
});

const systemd = findProgram('systemd-analyze', 'the systemd unit is not checked');

describe.skipIf(systemd === undefined)('the systemd unit', () => {
  const unit = read('deploy/tendlc.service');

  test('is valid and exposes little', () => {
    // The analysis looks for the program and the folder on this machine.
    const here = join(work, 'tendlc.service');
    writeFileSync(
      here,
      unit.replace('/usr/local/bin/node', process.execPath).replace('=/opt/tendlc', `=${work}`),
    );
    check(systemd ?? '', ['verify', '--man=no', here]);
    check(systemd ?? '', ['security', '--offline=yes', '--threshold=20', here]);
  });

  test('starts the built service, and waits longer than the service for its stop', () => {
    const { command } = readImage();
    expect(unit).toContain(`ExecStart=/usr/local/bin/${command.join(' ')}\n`);
    const { stopTimeoutMs } = readSettings('trial', {});
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) * 1000).toBeGreaterThan(stopTimeoutMs);
  });
});

const nginx = findProgram('nginx', 'the nginx example is not checked');

test.skipIf(nginx === undefined)('the nginx example is valid', () => {
  const certificate = join(work, 'certificate.pem');
  const key = join(work, 'key.pem');
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1';
  const files = ['-subj', '/CN=tendlc.example.com', '-keyout', key, '-out', certificate];
  check('openssl', [...request.split(' '), ...files]);
  const example = read('deploy/nginx.conf')
    .replace('/etc/ssl/tendlc/fullchain.pem', certificate)
    .replace('/etc/ssl/tendlc/privkey.pem', key);
  mkdirSync(join(work, 'logs'), { recursive: true });
  const whole = join(work, 'nginx.conf');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(work, name)};`,
  );
  writeFileSync(
    whole,
    `pid ${work}/nginx.pid; error_log stderr; events {} http { access_log off; ${folders.join(' ')}\n${example}\n}`,
  );
  check(nginx ?? '', ['-t', '-p', work, '-c', whole]);
});

const caddy = findProgram('caddy', 'the Caddyfile is not checked');

test.skipIf(caddy === undefined)('the Caddyfile is valid and formatted', () => {
  const file = join(ROOT, 'deploy/Caddyfile');
  check(caddy ?? '', ['validate', '--adapter', 'caddyfile', '--config', file], {
    PUBLIC_URL: VALUES.PUBLIC_URL,
  });
  expect(check(caddy ?? '', ['fmt', file])).toBe(read('deploy/Caddyfile'));
});
