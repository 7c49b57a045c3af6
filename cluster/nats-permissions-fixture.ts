import type { NatsCertificate } from '../services/platform/event-bus/nats/nats-certificate.js';
import { roles, type Role } from './nats-roles-fixture.js';

export const passwordOf = (role: Role) => `p12e4-${role}`;

/** The settings of a server, as compose.yaml hands them to one. */
export const environmentOf = ({ cert, key }: NatsCertificate): Record<string, string> => ({
  NATS_SERVER_CERT: cert,
  NATS_SERVER_KEY: key,
  NATS_SERVER_CA: cert,
  ...Object.fromEntries(roles.map((role) => [`NATS_${role.toUpperCase()}_PASSWORD`, passwordOf(role)])),
});

/** A server says this while it chooses a leader or is busy. A durable that its role may not use would get nothing, however often. */
export const TRIES_AGAIN = 'NATS cannot serve a consumer; it tries again';
