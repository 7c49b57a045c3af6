interface Told {
  /** As the product would like to say it. */
  readonly says: string;
  /** How the claim reads on a page, whatever stands around it. */
  readonly pattern: RegExp;
}

/** Shown, because this shows that it is true. */
interface Proven extends Told {
  readonly basis: 'proven';
  /** A command, or the path of a page. */
  readonly proof: string;
}

/** Shown as the operator's settings have it. */
interface FromSettings extends Told {
  readonly basis: 'settings';
  readonly settings: readonly string[];
}

/** Shown only where the operator links to evidence, by `CLAIMS_EVIDENCE`. */
interface Evidenced extends Told {
  readonly basis: 'evidence';
  /** The subject of the claim. */
  readonly topic: string;
  /** Docket does this about it, evidence or not. */
  readonly instead: string;
}

/** Never shown: it is not so, whoever runs Docket. */
interface Withheld extends Told {
  readonly basis: 'withheld';
  readonly instead: string;
}

type Claim = Proven | FromSettings | Evidenced | Withheld;

/** Every claim that could be made about Docket, and what it takes to make it. */
export const claims = {
  freePlan: {
    basis: 'proven',
    says: 'Every tool works without an account and without payment',
    pattern: /without payment|no payment/i,
    proof: 'npm run test:e2e -- whole-job',
  },
  languages: {
    basis: 'proven',
    says: '20 languages',
    pattern: /\b20 languages/i,
    proof: 'npm run test:unit -- services/ai/translation',
  },
  encryption: {
    basis: 'proven',
    says: 'Names, addresses and typed texts are encrypted in the log with a key per person',
    pattern: /key (per|of each|for each) person/i,
    proof: 'npm run test:unit -- services/platform/privacy',
  },
  proPlan: {
    basis: 'settings',
    says: 'Pro at 4.99 a month, 59.88 a year',
    pattern: /4\.99|59\.88/,
    settings: ['PLANS_URL', 'PRO_MONTHLY_PRICE', 'PRICE_CURRENCY'],
  },
  lifetimePlan: {
    basis: 'settings',
    says: 'Lifetime at 99.99',
    pattern: /99\.99/,
    settings: ['PLANS_URL', 'LIFETIME_PRICE', 'PRICE_CURRENCY'],
  },
  competitor: {
    basis: 'evidence',
    says: 'A comparable service costs 19.99 a month',
    pattern: /19\.99|239\.88|save (about )?180/i,
    topic: 'What others charge',
    instead: 'Other services change their prices, so a comparison is shown only with a link to them.',
  },
  rating: {
    basis: 'evidence',
    says: '4.8 of 5, from 1,250 ratings',
    pattern: /\b4\.8\b|1,?250 (ratings|reviews)|aggregateRating/i,
    topic: 'Ratings',
    instead: 'Docket collects no ratings. Its tests come with its source code; anyone can run and judge them.',
  },
  gdpr: {
    basis: 'evidence',
    says: 'GDPR compliant',
    pattern: /\bGDPR\b/,
    topic: 'Access and erasure',
    instead:
      'Members can download everything stored about them on their account page, and erase it there. Erasing destroys the key that encrypts their data in the log.',
  },
  ccpa: {
    basis: 'evidence',
    says: 'CCPA compliant',
    pattern: /\bCCPA\b/,
    topic: 'Nothing sold or shared',
    instead:
      'No page loads anything for advertising or tracking. Documents stay on this server. The text of a document goes to an AI provider only if one is set up, and only when someone uses an AI tool.',
  },
  soc2: {
    basis: 'evidence',
    says: 'SOC 2 Type II',
    pattern: /\bSOC ?2\b/i,
    topic: 'Proof of what happened',
    instead: 'Every step is an event in a signed log. A receipt proves one of them without contacting this server.',
  },
  iso27001: {
    basis: 'evidence',
    says: 'ISO 27001 certified',
    pattern: /\bISO(\/IEC)? ?27001/i,
    topic: 'Threats, in writing',
    instead:
      'SECURITY.md says what an attacker gains in each position, what is promised and which test shows it, and what is not promised.',
  },
  hipaa: {
    basis: 'evidence',
    says: 'HIPAA ready',
    pattern: /\bHIPAA\b/,
    topic: 'Sensitive files',
    instead:
      'Each conversion runs in its own process, which has never seen another visitor’s files. A redacted file is searched by a second program before you get it.',
  },
  fedramp: {
    basis: 'evidence',
    says: 'FedRAMP in progress',
    pattern: /\bFedRAMP\b/i,
    topic: 'Where it runs',
    instead:
      'On a machine of the owner’s choice. It needs no internet and no packages other than those in its lock file.',
  },
  uptime: {
    basis: 'evidence',
    says: '99.9% uptime',
    pattern: /\b99[.]\d+ ?%/,
    topic: 'Availability',
    instead: 'No percentage is promised, since it depends on the machine. The server always says whether it is ready.',
  },
  capacity: {
    basis: 'evidence',
    says: 'Up to 10,000 files an hour',
    pattern: /10,?000 files/i,
    topic: 'Throughput',
    instead: 'How much it handles depends on its machine; the measurement comes with the program.',
  },
  aiTools: {
    basis: 'withheld',
    says: '8+ AI tools',
    pattern: /\b8\+? AI tools/i,
    instead: 'Cliff Notes, translation, quizzes, the scan for private data, and language detection: five.',
  },
  deletion: {
    basis: 'withheld',
    says: 'Files deleted within 24 hours',
    pattern: /24 hours/i,
    instead: 'Files are deleted with their link: after 4 weeks, after 3 months for members, or when it is ended early.',
  },
  fileSize: {
    basis: 'withheld',
    says: 'Files of up to 100 MB',
    pattern: /\b100 ?MB/i,
    instead: 'Files can be up to 25 MB, images up to 15 MB.',
  },
} as const satisfies Readonly<Record<string, Claim>>;

type Claims = typeof claims;

/** Claims that need evidence. */
export type EvidencedClaim = {
  [Id in keyof Claims]: Claims[Id]['basis'] extends 'evidence' ? Id : never;
}[keyof Claims];

const needsEvidence = (id: keyof Claims): id is EvidencedClaim => claims[id].basis === 'evidence';

/** See {@link EvidencedClaim}. */
export const evidencedClaims: readonly EvidencedClaim[] = (Object.keys(claims) as (keyof Claims)[]).filter(
  needsEvidence,
);
