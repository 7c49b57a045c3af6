import { use } from 'react';
import { useParams } from 'react-router-dom';
import { ownAddress } from '../../browser/own-address.js';
import { useScreen } from '../../session/use-screen.js';
import { PreloadedFile } from '../../share/preloaded-file.js';
import { shareMachine } from '../../share/share.machine.js';
import { ShareScreen } from './share.screen.js';

const Link = ({ hash }: { readonly hash: string }) => {
  const preloaded = use(PreloadedFile)(hash);
  return <ShareScreen actor={useScreen(shareMachine, { hash, address: ownAddress(`/s/${hash}`), ahead: preloaded })} />;
};

export const Share = () => {
  const { hash = '' } = useParams();
  return <Link key={hash} hash={hash} />;
};
