import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Comprobar las firmas de un PDF',
  tagline: 'Quién firmó, cuándo y si el archivo sigue siendo lo que firmó.',
  description:
    'Compruebe las firmas digitales de un PDF: quién firmó y cuándo, si el archivo está íntegro y qué se le hizo desde entonces.',
  promises: ['Cada firma por separado', 'Cambios posteriores explicados', 'No modifica nada'],
  whatItIs: [
    'Una firma digital sella los bytes de un archivo. Esta herramienta calcula de nuevo lo que se selló y dice, para cada firma, si el documento sigue siendo aquel.',
    'Un archivo puede crecer legítimamente después de firmarse: una segunda firma, un formulario rellenado. La comprobación mira lo que se añadió y dice si la firma lo admite.',
  ],
  steps: [
    {
      name: 'Elija el PDF firmado',
      text: 'Use el archivo tal como lo recibió. A una copia impresa o comprimida ya no le quedan firmas.',
    },
    { name: 'Pulse «Comprobar firmas»', text: 'Está en «Proteger y compartir».' },
    {
      name: 'Lea el veredicto',
      text: 'Un cuadro de diálogo enumera las firmas, la más antigua primero, con firmante, hora, certificado y lo que ha cambiado desde entonces.',
    },
  ],
  reasons: [
    { title: 'Más que un sí o un no', text: 'Sabe qué se añadió después de firmar, con una frase por cada cambio.' },
    {
      title: 'Se descubren las trampas',
      text: 'El contenido que se coló después de firmar es un cambio, aunque se haga llamar firma.',
    },
    {
      title: 'Lo haya hecho quien lo haya hecho',
      text: 'Las firmas de otros programas se comprueban igual que las que se hicieron aquí.',
    },
  ],
  features: [
    { title: 'Firmante y certificado', text: 'El nombre indicado, el nombre del certificado y quién lo emitió.' },
    { title: 'Sellos de tiempo', text: 'Si un servidor confirmó la hora o solo la dio el reloj del firmante.' },
    {
      title: 'Documentos certificados',
      text: 'Lo que permite el primer firmante: nada, rellenar formularios o también comentar.',
    },
    { title: 'Lo que abarca', text: 'Todo el documento, o el documento tal como era entonces.' },
  ],
  useCases: [
    { group: 'Contratos', cases: ['Antes de añadir su propia firma', 'Una copia de la otra parte'] },
    { group: 'Facturas', cases: ['Facturas firmadas del extranjero', '¿Ha cambiado la cuenta bancaria?'] },
    { group: 'Registros', cases: ['Diplomas y certificados', 'Documentos de un archivo antiguo'] },
  ],
  questions: [
    {
      question: 'Si el resultado es que está íntegro, ¿puedo confiar en el firmante?',
      answer:
        'Significa que el archivo es lo que se firmó. Quién tiene el certificado es otra cuestión: mire quién lo emitió y si usted lo conoce.',
    },
    {
      question: '¿Se contrasta el certificado con una lista de autoridades?',
      answer: 'No. La herramienta muestra quién lo emitió y dice si fue emitido por sí mismo. La decisión es suya.',
    },
    {
      question: 'Hay varias firmas. ¿Cuál cuenta?',
      answer:
        'Cada una, para el estado que selló. Las anteriores siguen válidas si lo que se añadió después está permitido.',
    },
    { question: '¿Qué tamaño puede tener el archivo?', answer: `Hasta ${limit.pdf} MB.` },
  ],
};
