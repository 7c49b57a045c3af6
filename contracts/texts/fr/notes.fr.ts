import type { Translated } from '../text-catalogue.js';
import type { notesEn } from '../en/notes.en.js';

/** {@link notesEn} in French. */
export const notesFr: Translated<typeof notesEn> = {
  'New pages were created because the original has no text that can be replaced (it is scanned or not a PDF).':
    'Les pages sont nouvelles : les anciennes sont des images de texte, ou ne sont pas un PDF, si bien que rien ne peut y être réécrit sur place.',
  'One passage was left in the original language: no translation into {language} kept its numbers and addresses unchanged.':
    'Un passage est resté dans l’ancienne langue : aucune traduction ({language}) n’a gardé ses nombres et adresses inchangés.',
  '{count} passages were left in the original language: no translation into {language} kept their numbers and addresses unchanged.':
    '{count} passages sont restés dans l’ancienne langue : aucune traduction ({language}) n’a gardé leurs nombres et adresses inchangés.',
  '{name} does not state its text encoding and was read as {encoding}. If characters are wrong, convert it again with another text encoding.':
    '{name} n’indique pas comment ses caractères sont codés et a été lu comme {encoding}. Si des lettres sont fausses, convertissez-le à nouveau avec un autre codage de texte.',
  'Some characters in {name}, such as emoji, have no font here and are shown as boxes.':
    'Certains signes de {name}, comme les émojis, n’ont pas de police ici et apparaissent sous forme de carrés.',
  'The brightness values of {name} have a range of their own: the lowest is shown as black, the highest as white.':
    'Les valeurs de luminosité de {name} ont leur propre étendue : la plus basse est affichée en noir, la plus haute en blanc.',
  '{name} holds {count} pictures; only the first one is in the result.':
    '{name} contient {count} images ; seule la première figure dans le résultat.',
  'Nothing is on the pages that LibreOffice made of {name}. If it is not empty, save it in a newer format first.':
    'Les pages que LibreOffice a faites de {name} sont vides. Si le fichier ne l’est pas, enregistrez-le d’abord dans un format plus récent.',
  'Some columns of {name} are too narrow for their numbers, which are shown as ###. Convert it with sheets one page wide to see them.':
    'Certaines colonnes de {name} sont trop étroites pour leurs nombres, affichés sous la forme ###. Convertissez-le avec des feuilles d’une page de large pour les voir.',
  'Tracked changes of {name} are shown as marked, if it has any: they can be accepted or rejected in .docx files only.':
    'Les éventuelles modifications suivies de {name} sont affichées telles que marquées : elles ne peuvent être acceptées ou refusées que dans les fichiers .docx.',
  '{name} has tracked changes: words that are marked as deleted are still in the result. Convert it with changes accepted to leave them out.':
    '{name} contient des modifications suivies : les mots marqués comme supprimés figurent encore dans le résultat. Convertissez-le avec les modifications acceptées pour les omettre.',
  '{name} is shown as plain text, not as a table, because {reason}.':
    '{name} est présenté comme du texte et non comme un tableau, car {reason}.',
  'it has only one column': 'il n’a qu’une colonne',
  'its lines have different numbers of cells': 'ses lignes n’ont pas le même nombre de cellules',
  'a quotation mark in it is never closed': 'un guillemet n’y est jamais fermé',
  'it has too many cells': 'il a trop de cellules',
  'The digital signature in {name} is no longer valid because the file was changed.':
    'La signature numérique de {name} ne tient plus : ce n’est plus le fichier qui a été signé.',
  'Signing ends the special rights that {name} gave to users of Adobe Reader.':
    'Les droits particuliers que {name} accorde aux utilisateurs d’Adobe Reader prennent fin avec cette signature.',
  '{name} is protected by a password or by its owner; the signed file is not. Anyone who has it can open, print, copy and change it.':
    '{name} est protégé par un mot de passe ou par son propriétaire ; le fichier signé ne l’est pas. Quiconque l’a peut l’ouvrir, l’imprimer, le copier et le modifier.',
  'The structure of {name} was damaged; it was repaired before signing.':
    'La structure de {name} n’était pas correcte ; le fichier a été réécrit, puis signé.',
  "The file is signed, but without a time stamp: {why} The time comes from this installation's own clock.":
    'Le fichier est signé, mais sans horodatage : {why} Son heure est celle de l’horloge de cette installation.',
  'the time stamp server did not respond.': 'le serveur d’horodatage n’a pas répondu.',
  'the time stamp server sent an unusable answer.': 'la réponse du serveur d’horodatage est inutilisable.',
  'it is too large for a PDF signature.': 'il est trop grand pour une signature PDF.',
  '{name} contains its form twice; the XFA version was removed and the standard fields were kept.':
    '{name} contient son formulaire sous deux formes ; celle appelée XFA est omise, les champs ordinaires restent.',
  'Removed: {what}.': 'Supprimé : {what}.',
  'Nothing to remove: this PDF has no {what}.': 'Rien à supprimer : ce PDF ne contient rien de ceci : {what}.',
  scripts: 'scripts',
  'actions that open or send something': 'actions qui ouvrent ou envoient quelque chose',
  'attached files': 'fichiers joints',
  'XFA forms': 'formulaires XFA',
  links: 'liens',
  'document properties': 'propriétés du document',
  'Any standard form fields were kept; the XFA version of the form, which can contain scripts, was removed.':
    'Le formulaire est conservé sous forme de champs ordinaires, s’il en a ; sa description XFA, qui peut contenir des scripts, a disparu.',
  '{what} kept, because removal was switched off.': '{what} : conservé, car cette option était désactivée.',
  'This PDF contains {what}. All of it was kept; Sanitise removes it.':
    'Ce PDF contient {what}. Tout a été conservé ; « Nettoyer » le supprime.',
  'This PDF contains {what}. All of it was kept, because removal was switched off.':
    'Ce PDF contient {what}. Tout a été conservé, car cette option était désactivée.',
  'This PDF contains {what}. Open it only if you trust the sender.':
    'Ce PDF contient {what}. Ne l’ouvrez que si vous faites confiance à l’expéditeur.',
  'Target of {wanted} met: {got}.': 'Objectif de {wanted} atteint : {got}.',
  'Target of {wanted} missed: {got} is the smallest possible, because {why}.':
    'Objectif de {wanted} manqué : {got} est le minimum, car {why}.',
  'the rest is text, fonts, drawings and images that would be unreadable if they were smaller':
    'il ne reste que du texte, des polices, des dessins et des images qui, plus petits, ne seraient plus lisibles',
  '{files} left out: their contents cannot be checked.':
    'Laissé de côté, car le contenu ne peut pas être vérifié : {files}.',
  'Scripts and dynamic form data left out.': 'Scripts et données de formulaire dynamiques laissés de côté.',
  'Document properties such as title and author left out.':
    'Propriétés du document, comme le titre et l’auteur, laissées de côté.',
  '{count} or form fields removed together with the text.': '{count} ou champs de formulaire supprimés avec le texte.',
  'The text of {name} was recognised in a picture (OCR); please check it.':
    'Le texte de {name} a été reconnu dans une image ; veuillez le relire.',
  'The text of {count} of {total} pages of {name} was recognised in a picture (OCR); please check it.':
    'Le texte de {count} pages sur {total} de {name} a été reconnu dans une image ; veuillez le relire.',
  '{name}: {what} to external content not followed.': '{name} : ne sont pas suivis vers un contenu extérieur : {what}.',
  '{name}: {what} not opened.': '{name} : ne sont pas ouverts : {what}.',
  '{name}: {links} to external content not followed, {objects} not opened.':
    '{name} : ne sont pas suivis vers un contenu extérieur : {links} ; ne sont pas ouverts : {objects}.',
  'Page {pages} could not be searched: there is no text, only pictures.':
    'La page {pages} n’a pas pu être parcourue : elle n’a pas de texte, que des images.',
  'Pages {pages} could not be searched: there is no text, only pictures.':
    'Les pages {pages} n’ont pas pu être parcourues : elles n’ont pas de texte, que des images.',
  'Page {pages} could not be searched completely: pictures on it may show text.':
    'La page {pages} n’a pas pu être entièrement parcourue : ses images peuvent montrer du texte.',
  'Pages {pages} could not be searched completely: pictures on them may show text.':
    'Les pages {pages} n’ont pas pu être entièrement parcourues : leurs images peuvent montrer du texte.',
  'Pictures on page {pages} of {name} may hold text that was not read: that would have taken too long.':
    'Les images de la page {pages} de {name} peuvent contenir du texte qui n’a pas été lu : cela aurait pris trop de temps.',
  'The text recognised on page {page} of {name} may not be found by every program, because the content of the page is damaged.':
    'Le texte reconnu à la page {page} de {name} ne sera peut-être pas trouvé par tous les programmes, car le contenu de la page est endommagé.',
  'Pictures on pages {pages} of {name} may hold text that was not read: that would have taken too long.':
    'Les images des pages {pages} de {name} peuvent contenir du texte qui n’a pas été lu : cela aurait pris trop de temps.',
  'Page {pages}: some letters could not be searched, because the document does not identify them.':
    'Page {pages} : certaines lettres n’ont pas pu être parcourues, car le document ne dit pas lesquelles ce sont.',
  'Pages {pages}: some letters could not be searched, because the document does not identify them.':
    'Pages {pages} : certaines lettres n’ont pas pu être parcourues, car le document ne dit pas lesquelles ce sont.',
  'Item {id} was not found on any page.': 'L’élément {id} n’a été trouvé sur aucune page.',
  'It was only in an earlier version of the document that the file still contained; the result does not.':
    'Cela ne figurait que dans une version antérieure du document, que le fichier contenait encore ; le résultat ne la contient plus.',
  'Page {pages} became a picture, because that was the only way to remove everything for certain.':
    'La page {pages} est devenue une image, car c’était la seule façon de tout supprimer à coup sûr.',
  'Form fields that showed what was to be removed are now part of their pages and can no longer be filled in.':
    'Les champs de formulaire qui montraient ce qui devait être supprimé font désormais partie de leur page et ne peuvent plus être remplis.',
  'Page {pages} became a picture, because an image on it contradicts its own file: other programs may have shown it in other colours or elsewhere.':
    'La page {pages} est devenue une image, car une illustration y contredit son propre fichier : d’autres programmes l’affichaient peut-être dans d’autres couleurs ou ailleurs.',
  'Pages {pages} became pictures, because images on them contradict their own files: other programs may have shown them in other colours or elsewhere.':
    'Les pages {pages} sont devenues des images, car des illustrations y contredisent leurs propres fichiers : d’autres programmes les affichaient peut-être dans d’autres couleurs ou ailleurs.',
  'Pages {pages} became pictures, because that was the only way to remove everything for certain.':
    'Les pages {pages} sont devenues des images, car c’était la seule façon de tout supprimer à coup sûr.',
  '{pages} and {count} more': '{pages} et {count} autres',
  'A replacement text was left out, because it contains what was to be removed.':
    'Un texte de remplacement a été omis, car il contient ce qui devait être supprimé.',
  'Based on {count} of the {total} sections of this document, taken from all over it.':
    'Établi à partir de {count} des {total} parties de ce document, réparties sur l’ensemble.',
  '1 attached file was left out: attachments do not belong to any page.':
    '1 fichier joint laissé de côté : une pièce jointe n’appartient à aucune page.',
  '{count} attached files were left out: attachments do not belong to any page.':
    '{count} fichiers joints laissés de côté : une pièce jointe n’appartient à aucune page.',
  '{count} pages, {same} of them unchanged, {drawings} drawings':
    'Pages : {count}, dont inchangées : {same} ; dessins : {drawings}',
  '{streams} streams, {objects} objects': '{streams} flux, {objects} objets',
  '{count} pages, {change}': '{count} pages ; {change}',
  'at most {share} of a page changed ({part} within any area the size of a short word)':
    'au plus {share} d’une page a changé, {part} d’un morceau de la taille d’un mot court',
  '{boxes} box on {pages} page': '{boxes} cadre sur {pages} page',
  '{boxes} boxes on {pages} page': '{boxes} cadres sur {pages} page',
  '{boxes} boxes on {pages} pages': '{boxes} cadres sur {pages} pages',
  '1 picture': '1 image',
  '{count} pictures': '{count} images',
};
