import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Proteger un PDF con contraseña',
  tagline: 'Cifre un archivo para que lo abra quien conoce la clave y nadie más.',
  description:
    'Cifre un PDF con AES-256 y contraseña. Pida que no se imprima, copie ni modifique. La contraseña nunca se registra.',
  promises: ['AES-256', 'Se abre en cualquier lector de PDF', 'La contraseña nunca se registra'],
  whatItIs: [
    'El archivo se cifra como lo describe la norma PDF, de modo que cualquier lector actual puede abrirlo con la contraseña. Sin ella, el contenido es ilegible.',
    'También puede pedir a los lectores que no impriman, copien ni cambien el archivo. Los programas lo respetan por cortesía; el candado es la contraseña para abrir.',
  ],
  steps: [
    { name: 'Elija un PDF', text: 'Abra las opciones de «Poner contraseña», en «Proteger y compartir».' },
    {
      name: 'Escriba una contraseña',
      text: `«Contraseña para abrir» admite de ${limit.passwordMin} a ${limit.passwordMax} caracteres. Anótela: nadie podrá decírsela después.`,
    },
    {
      name: 'Elija lo que se permite',
      text: '«Permitir imprimir», «Permitir copiar texto e imágenes», «Permitir cambios». Con una «Contraseña para cambiar los permisos» podrá levantarlo más tarde.',
    },
    { name: 'Pulse «Proteger PDF»', text: 'Descargue el archivo y pruebe una vez la contraseña.' },
  ],
  reasons: [
    {
      title: 'El candado viaja con él',
      text: 'Un enlace se puede restringir aquí. Una contraseña protege cada copia, vaya donde vaya.',
    },
    {
      title: 'Se trata como un secreto',
      text: 'Mientras la conversión espera, la contraseña está cifrada; después se elimina.',
    },
    { title: 'Nada que instalar', text: 'Los destinatarios abren el archivo con lo que tienen.' },
  ],
  features: [
    { title: 'Dos contraseñas', text: 'Una abre el archivo; otra, si quiere, lo abre con todo permitido.' },
    { title: 'Tres permisos', text: 'Imprimir, copiar, cambiar.' },
    { title: 'Un candado nuevo por otro', text: 'Un archivo que ya tiene contraseña recibe la nueva en su lugar.' },
    { title: 'Cualquier letra', text: 'Contraseñas en cualquier escritura, tal como la norma las prepara.' },
  ],
  useCases: [
    { group: 'Dinero y salud', cases: ['Nóminas por correo', 'Un informe médico para una sola persona'] },
    { group: 'Empresa', cases: ['Ofertas solo para los ojos de un cliente', 'Documentos del consejo'] },
    {
      group: 'Particulares',
      cases: ['Copias de documentos de identidad en la nube', 'La declaración de la renta para el asesor'],
    },
  ],
  questions: [
    {
      question: 'He olvidado la contraseña. ¿Pueden abrir el archivo?',
      answer: 'No. Cuando termina la conversión no queda guardada en ningún sitio. Conserve su original sin proteger.',
    },
    {
      question: '¿Se puede obligar a los lectores a no imprimir?',
      answer:
        'No. El permiso es una petición que la mayoría de los programas respeta. Quien puede leer una página puede copiarla de algún modo.',
    },
    {
      question: '¿Cómo debo enviar la contraseña?',
      answer: 'Por otra vía que el archivo: por teléfono si el archivo va por correo.',
    },
    { question: '¿Qué tamaño puede tener el archivo?', answer: `Hasta ${limit.pdf} MB.` },
  ],
};
