import type { Translated } from '../text-catalogue.js';
import type { detectionEn } from '../en/detection.en.js';

/** {@link detectionEn} in Spanish. */
export const detectionEs: Translated<typeof detectionEn> = {
  'Sensitive data': 'Datos sensibles',
  'Scanning...': 'Analizando…',
  'Scan complete! 🔍': '¡Análisis completado! 🔍',
  'Detection failed': 'Error en la detección',
  'Failed to detect sensitive data': 'No se pudieron detectar datos sensibles',
  Results: 'Resultados',
  'Overall risk level': 'Nivel de riesgo general',
  high: 'alto',
  medium: 'medio',
  low: 'bajo',
  'Answered by {name}': 'Respondido por {name}',
  'Review the marks ({n})': 'Revisar lo marcado ({n})',
  'What the scan cannot see': 'Lo que el análisis no ve',
  'Even in plain English text, about one name in eight is missed (up to one in three in other languages) and one street in six. Names and addresses are recognised in English, Dutch, French, German, Italian, Portuguese and Spanish; in other languages only after words such as ‘Mr’ or ‘Name:’, or if an address has the usual form.':
    'Incluso en textos sencillos en inglés se pasa por alto uno de cada ocho nombres, hasta uno de cada tres en otros idiomas, y una de cada seis calles. Los nombres y direcciones se reconocen en inglés, neerlandés, francés, alemán, italiano, portugués y español; en otros idiomas, solo tras palabras como «Mr» o «Name:», o cuando una dirección tiene la forma habitual.',
  'It does not see faces, signatures, handwriting, or text in pictures on a page that also has other text. Check the pages yourself before you share the file.':
    'No ve caras, firmas, escritura a mano ni el texto de las imágenes en una página que tiene otro texto. Revise usted mismo las páginas antes de compartir el archivo.',
  'It does not see faces, signatures, handwriting, or text in pictures on a page that also has other text; nor does it see health, opinions and other identifying details. Check the pages yourself before you share the file.':
    'No ve caras, firmas, escritura a mano ni el texto de las imágenes en una página que tiene otro texto; tampoco la salud, las opiniones y otros detalles que delatan a una persona sin nombrarla. Revise usted mismo las páginas antes de compartir el archivo.',
  'Possible matches: please check each one.': 'Estos solo lo parecen: revise cada uno.',
  'Mark for redaction': 'Marcar para censurar',
  'Mark for redaction: {type}': 'Marcar para censurar: {type}',
  'Marked for redaction': 'Marcado para censurar',
  'One redaction can have at most {max} marks. Redact these, then scan the result for the rest.':
    'Una censura puede tener como máximo {max} marcas. Censure estas y luego analice el resultado para el resto.',
  'Mark {text}': 'Marcar {text}',
  'and {n} more': 'y {n} más',
  'check this one': 'revíselo',
  'p. {page}': 'pág. {page}',
  'no page': 'sin página',
  'private key': 'clave privada',
  'api key': 'clave de API',
  password: 'contraseña',
  'bank account': 'cuenta bancaria',
  'credit card': 'tarjeta de crédito',
  'passport number': 'número de pasaporte',
  'social security number': 'número de la seguridad social',
  'national id': 'número de identidad o fiscal',
  health: 'salud',
  'date of birth': 'fecha de nacimiento',
  email: 'correo electrónico',
  'phone number': 'número de teléfono',
  'postal address': 'dirección postal',
  'other personal data': 'otros datos personales',
  'ip address': 'dirección IP',
  'person name': 'nombre de persona',
  'Redact it and replace the key pair: anyone who has seen it can act in its owner’s name.':
    'Censúrela y sustituya el par de claves: quien la haya visto puede actuar en nombre de su dueño.',
  'Redact it and have it revoked by its issuer.': 'Censúrela y revóquela donde se emitió.',
  'Redact it and change it.': 'Censúrela y cámbiela.',
  'Redact it unless the recipient needs it to make a payment.':
    'Censúrela salvo que el destinatario deba pagar a esta cuenta.',
  'Redact it. Keep no more than the last four digits.': 'Censúrela. No deje más que los cuatro últimos dígitos.',
  'Redact it before sharing.': 'Censúrelo antes de compartir.',
  'Redact it: together with a name it is enough for identity theft.':
    'Censúrelo: con un nombre basta para suplantar una identidad.',
  'Share it only with people who treat this person or have their consent.':
    'Compártalo solo con quienes traten a la persona o tengan su consentimiento.',
  'Redact it, or keep only the year.': 'Censúrela o deje solo el año.',
  'Redact it if it belongs to a private person.': 'Censúrelo si pertenece a un particular.',
  'Review it, and redact it if it is someone’s home.': 'Revísela y censúrela si es el domicilio de alguien.',
  'Review it, and redact what the recipient does not need.': 'Revíselo y censure lo que el destinatario no necesite.',
  'Redact it if it identifies a person or reveals how a network is built.':
    'Censúrela si conduce a una persona o muestra cómo es una red.',
  'Review it, and redact it if the person must not be identified.':
    'Revíselo y censúrelo si no debe reconocerse a la persona.',
};
