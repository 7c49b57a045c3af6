import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

const shown = { label: 'Un test fourni avec le programme le démontre.' };

export const words: InfoWords = {
  title: 'Sécurité et confidentialité',
  heading: 'Sécurité et confidentialité',
  description:
    'Où vont vos fichiers, combien de temps ils restent, qui peut les ouvrir, et comment vérifier ce que Docket en a fait.',
  intro:
    'Où vont vos fichiers, combien de temps ils restent, qui peut les ouvrir, et comment vérifier tout cela sans nous croire sur parole.',
  sections: [
    {
      heading: 'Ce que devient votre fichier',
      cards: [
        {
          title: 'Il reste sur ce serveur',
          text: 'Aucune page ne charge quoi que ce soit d’un autre site. Le texte d’un document ne va à un fournisseur d’IA que s’il en existe un, et seulement quand vous utilisez un outil d’IA.',
        },
        {
          title: 'Il est ouvert à l’écart',
          text: 'Chaque conversion a son propre processus, qui n’a jamais vu les fichiers d’un autre visiteur. Dans un bac à sable complet, il n’a pas non plus accès au réseau.',
          proof: shown,
        },
        {
          title: 'Il est supprimé avec son lien',
          text: `Après ${limit.guestWeeks} semaines, ou ${limit.memberMonths} mois pour les membres. Qui a créé un lien peut y mettre fin plus tôt. Chaque page qui montre un fichier dit combien de temps il est conservé.`,
          proof: shown,
        },
        {
          title: 'Son mot de passe est oublié',
          text: 'Le mot de passe d’un PDF protégé est chiffré tant que la conversion attend, n’est jamais inscrit au journal et disparaît quand elle se termine.',
          proof: shown,
        },
        {
          title: 'Ce que vous caviardez disparaît',
          text: 'Un second programme cherche dans le résultat le texte retiré, et les pages sont comparées hors des cadres. Si un contrôle échoue, vous recevez une image de la page, ou aucun fichier.',
          proof: shown,
        },
        {
          title: 'Vos données peuvent être effacées',
          text: 'Noms, adresses et textes saisis sont chiffrés dans le journal, avec une clé distincte pour chaque personne. Détruire cette clé les rend illisibles, même dans les sauvegardes du journal.',
          proof: shown,
        },
      ],
    },
    {
      heading: 'Le journal de cette installation, en ce moment',
      text: 'Chaque envoi, conversion, consultation et téléchargement est un événement d’un journal signé au fur et à mesure. Modifier, supprimer ou insérer un seul événement invalide les signatures qui suivent.',
    },
    {
      heading: 'Vérifier un reçu vous-même',
      text: 'Chaque fichier terminé a un reçu : quand, avec quel outil et à partir de quoi il a été fait, preuve du journal à l’appui.',
      steps: [
        {
          name: 'Téléchargez le reçu',
          text: 'Ouvrez le lien de partage et téléchargez le reçu à côté du fichier. Aucun compte n’est nécessaire.',
        },
        {
          name: 'Vérifiez-le où vous voulez',
          text: 'Avec Node et un seul fichier, /verify-proof.mjs de ce site ; son SHA-256 se trouve dans la documentation du code source : node verify-proof.mjs receipt.json file.pdf --key, puis la clé de vérification entre guillemets. Aucun serveur n’est interrogé.',
        },
        {
          name: 'Comparez la clé',
          text: 'La clé de vérification de cette installation figure ci-dessus et dans le reçu. Obtenez-la d’une source sûre et gardez le reçu : si le journal est réécrit, les deux ne concordent plus.',
        },
      ],
    },
    {
      heading: 'Conformité',
      text: 'Les certificats sont délivrés à l’exploitant d’une installation, pas à un logiciel. Si l’exploitant de celle-ci renvoie à des justificatifs, ils figurent ici, à côté de ce que fait Docket lui-même.',
    },
    {
      heading: 'Conseils pour vous',
      items: [
        'Donnez à un lien un mot de passe et une limite de téléchargements avant de l’envoyer.',
        'Envoyez le mot de passe séparément du lien.',
        'Cherchez les données privées avant de partager, et caviardez ce qui doit le rester.',
        'Laissez protégé un PDF protégé : Docket demande son mot de passe et protège le résultat de la même façon.',
        'Mettez fin au lien dès que le destinataire a le fichier.',
      ],
    },
    {
      heading: 'Conseils pour les organisations',
      items: [
        'Servez Docket en https et définissez PUBLIC_URL, pour que les cookies lui soient réservés.',
        'Envoyez les points de contrôle signés à une autre machine (CHECKPOINT_URL), pour que le journal ne puisse pas être réécrit sans que cela se voie.',
        'Conservez keys.db, secrets.key et la clé de signature à l’écart des sauvegardes du journal.',
        'Lancez le contrôle fourni après chaque changement ; il dit ce qui manque.',
        'N’inscrivez que peu d’administrateurs dans ADMIN_EMAILS ; ils peuvent lire l’historique de chaque document.',
      ],
    },
    {
      heading: 'Ce que Docket ne promet pas',
      cards: [
        {
          title: 'Le secret envers son administrateur',
          text: 'Quiconque gère la machine et détient ses clés peut lire ce qui s’y trouve. Docket ne chiffre pas les fichiers sur le disque.',
        },
        {
          title: 'Plus que ce que vous avez marqué',
          text: 'Le caviardage retire ce que vous avez marqué. Ce que la recherche a manqué et que vous n’avez pas vu reste en place.',
        },
        {
          title: 'Qui a signé',
          text: 'Une signature scellée prouve que le fichier n’a pas changé depuis. L’identité de qui l’a tracée n’est prouvée que par un certificat configuré par votre exploitant.',
        },
      ],
    },
  ],
};
