import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addressHere } from '../../text/address-here.js';
import type { Proof } from '../page-parts.js';

/** Where a claim can be checked; the command that does it is for those who have the source. */
export const ProofLine = ({ proof }: { readonly proof: Proof }) => (
  <p className="mt-3 text-[0.8125rem] text-muted">
    {'href' in proof ? (
      <Link
        to={addressHere(proof.href)}
        reloadDocument={proof.href.startsWith('/api/')}
        className="inline-flex items-center gap-1 py-1 font-medium text-brand-text hover:underline"
      >
        {proof.label}
        <ArrowRight className="size-3.5" aria-hidden="true" />
      </Link>
    ) : (
      proof.label
    )}
  </p>
);
