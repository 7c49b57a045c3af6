import { useNavigate } from 'react-router-dom';
import { FindList } from '../../pages/find/find-list.js';
import { openModal } from '../../parts/dialog.js';
import { t } from '../../text/t.js';

interface FinderDialogProps {
  readonly onClose: () => void;
}

/** Tools and help by name, over any page. */
export const FinderDialog = ({ onClose }: FinderDialogProps) => {
  const navigate = useNavigate();
  return (
    <dialog
      ref={openModal}
      aria-label={t('Find a tool')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="mx-auto mt-28 mb-4 w-full max-w-[40rem] animate-rise overflow-hidden rounded-3xl border border-line bg-card p-0 text-ink shadow-lift backdrop:bg-[rgb(16_21_19/0.55)] max-md:mt-2"
    >
      <FindList
        onClose={onClose}
        onFound={(address) => {
          onClose();
          void navigate(address);
        }}
      />
    </dialog>
  );
};
