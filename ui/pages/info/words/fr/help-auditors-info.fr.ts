import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Aide : auditeurs',
  heading: 'Contrôler le journal',
  description:
    'Vérifier le journal signé, prouver un événement, rejouer le passé, exporter et vérifier les reçus : commandes et sorties.',
  intro:
    'Chaque action est un événement d’un journal signé. Ces commandes le contrôlent, et Docket peut continuer à tourner.',
  sections: [
    {
      heading: 'Vérifier tout le journal',
      text: 'Les événements sont de nouveau hachés en un arbre et comparés aux points de contrôle signés. Le code de sortie est 0 pour un journal intact, 1 s’il a été modifié et 2 si aucune signature ne le couvre.',
      blocks: [
        { label: 'Vérifier' },
        { label: 'Un journal intact' },
        { label: 'Avec des points de contrôle gardés ailleurs' },
      ],
    },
    {
      heading: 'S’il a été modifié',
      paragraphs: [
        'La commande dit que le journal diffère de ce qui a été signé, et indique la première position modifiée, supprimée, déplacée, insérée ou coupée, ainsi que le dernier événement jusqu’auquel le journal concorde encore.',
        'Quiconque a la clé pourrait signer un journal réécrit. Des points de contrôle envoyés à une autre machine le révéleraient ; demandez donc qu’ils le soient.',
      ],
    },
    {
      heading: 'Prouver un événement',
      text: 'Une preuve contient l’événement, son chemin dans l’arbre et le point de contrôle signé. Elle se vérifie n’importe où, sans Docket.',
      blocks: [
        { label: 'Écrire la preuve d’un événement' },
        { label: 'La vérifier' },
        { label: 'Prouver qu’un journal ultérieur contient le précédent' },
      ],
    },
    {
      heading: 'Vérifier un reçu',
      text: 'Le reçu d’un fichier est sur sa page de partage. Obtenez la clé de vérification de l’exploitant de l’installation par une autre voie. Le vérificateur est un seul fichier, /verify-proof.mjs sur chaque installation : comparez son SHA-256 avec celui de la documentation du code source avant de l’utiliser.',
      blocks: [
        { label: 'Vérifier le reçu et le fichier' },
        { label: 'Extrait de la sortie' },
        { label: 'Avec un autre fichier' },
      ],
    },
    {
      heading: 'Rejouer le passé',
      text: 'Ce qui s’affichait à un moment ou à une position, calculé à partir du journal par le même code que les pages en service.',
      blocks: [
        { label: 'L’état à une position' },
        { label: 'Extrait de la sortie' },
        { label: 'La page d’un lien à un moment' },
        { label: 'Le tableau de bord, ou un historique' },
      ],
    },
    {
      heading: 'Exporter',
      text: 'Chaque ligne est un événement avec le hachage qui a été signé. Les noms et le texte saisi sont chiffrés ; --open montre ceux des personnes dont les données n’ont pas été effacées.',
      blocks: [{ label: 'En CSV' }, { label: 'Ses colonnes' }, { label: 'Certains types seulement' }],
    },
    {
      heading: 'À l’écran',
      text: 'Les administrateurs peuvent faire de même sur la page d’audit, sans ligne de commande.',
      items: [
        'L’activité par personne, action, document et date.',
        'L’historique d’un document, de son envoi à la fin de son lien.',
        'Le tableau de bord à tout moment passé.',
        'Un contrôle du journal signé, et son export.',
      ],
    },
  ],
};
