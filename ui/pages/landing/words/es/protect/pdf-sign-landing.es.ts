import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Firmar un PDF',
  tagline: 'Dibuje, escriba o suba su firma, colóquela en su sitio y selle el archivo.',
  description:
    'Firme un PDF con una firma dibujada, escrita o subida. Un certificado sella el archivo, de modo que se nota cualquier cambio posterior.',
  promises: ['Dibuje, escriba o suba', 'Sellado con un certificado', 'Las firmas anteriores siguen válidas'],
  whatItIs: [
    'Coloca su firma en la página como lo haría con un bolígrafo. Después, todo el archivo se sella con un certificado: si alguien lo cambia más tarde, los lectores de PDF lo dicen.',
    'El sello prueba que el archivo no ha cambiado desde entonces. Salvo que quien administra este sitio haya puesto un certificado de una autoridad, no prueba quién es usted.',
  ],
  steps: [
    { name: 'Abra el PDF', text: 'En el área de trabajo pulse «Firmar este PDF». El editor se abre en «Firmar».' },
    {
      name: 'Haga su firma',
      text: 'Con «Dibujar» la traza con el ratón, el dedo o el lápiz; también puede escribir su nombre o «Subir» una imagen.',
    },
    {
      name: 'Póngala en su sitio',
      text: 'Vaya a la página, arrastre la firma y tire de su esquina. También sirven las flechas y los números. «También en las páginas» la repite en otras.',
    },
    { name: 'Pulse «Firmar PDF»', text: 'Se descarga el archivo sellado, con _signed en su nombre.' },
  ],
  reasons: [
    { title: 'Más que una imagen', text: 'Una firma pegada se puede mover y copiar sin que se note. Un sello no.' },
    { title: 'Varias personas, un archivo', text: 'Una segunda firma se añade detrás de la primera y la deja válida.' },
    {
      title: 'El archivo sigue siendo él mismo',
      text: 'Sus bytes quedan delante, y la firma se añade detrás de ellos.',
    },
  ],
  features: [
    {
      title: 'Sello PAdES',
      text: 'Una firma en la forma que mencionan las normas europeas, conocida por los lectores de PDF.',
    },
    {
      title: 'Sellos de tiempo',
      text: 'Donde hay configurado un servidor de sellado de tiempo, este confirma cuándo firmó usted.',
    },
    { title: 'Papel transparente', text: 'Donde una firma es transparente, se ve la línea que hay debajo.' },
    {
      title: 'Se detiene a tiempo',
      text: 'Si un firmante anterior no permitió ninguna más, se le dice y no se estropea nada.',
    },
    {
      title: 'Motivo, lugar, certificación',
      text: 'En «Más sobre la firma» indica por qué y dónde firma; la primera firma puede decir también qué se puede hacer después con el archivo.',
    },
  ],
  useCases: [
    { group: 'Acuerdos', cases: ['Ofertas y pedidos', 'La autorización para una excursión'] },
    { group: 'Aprobaciones', cases: ['Un plano definitivo', 'Un acta, por la presidencia y la secretaría'] },
    { group: 'Día a día', cases: ['Un formulario sin impresora', 'Un alquiler mientras viaja'] },
  ],
  questions: [
    {
      question: '¿Es una firma electrónica cualificada?',
      answer: 'No. Es un archivo sellado con la imagen de su firma. Donde la ley exige una cualificada, no basta.',
    },
    {
      question: '¿Por qué mi lector dice que el firmante es desconocido?',
      answer:
        'El certificado lo crea esta instalación si no se ha puesto otro, y ninguna autoridad lo avala. Que el archivo no ha cambiado se comprueba de todos modos.',
    },
    {
      question: '¿Puedo editar el archivo después de firmar?',
      answer: 'Cualquier cambio se nota. Haga primero todo lo demás y firme al final.',
    },
    {
      question: '¿Qué tamaño puede tener el archivo?',
      answer: `Hasta ${limit.pdf} MB. Permanece en su navegador hasta que firma.`,
    },
  ],
};
