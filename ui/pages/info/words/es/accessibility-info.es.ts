import { oldestBrowsers } from '../../browsers.js';
import type { InfoWords } from '../info-words.js';

const shown = { label: 'Una prueba incluida en el programa lo demuestra.' };

export const words: InfoWords = {
  title: 'Acceso para todos',
  heading: 'Acceso para todos',
  description:
    'En qué navegadores y dispositivos funciona Docket, cómo usarlo con el teclado y qué comprueban sus pruebas.',
  intro: 'Todo se puede hacer con ratón, dedos y teclado, en claro y en oscuro, desde un teléfono en adelante.',
  sections: [
    {
      heading: 'Navegadores',
      text: 'Las pantallas están hechas para estas versiones y posteriores. Quien abre un enlace para compartir sin scripts recibe una página que no los necesita.',
      columns: ['Navegador', 'Hecho para', 'Sistemas'],
      rows: [
        ['Google Chrome'],
        ['Mozilla Firefox'],
        ['Apple Safari', `Safari ${oldestBrowsers.Safari}+`, 'macOS, iOS e iPadOS'],
        ['Microsoft Edge'],
      ],
    },
    {
      heading: 'Qué se prueba y qué no',
      paragraphs: [
        'Las pruebas se ejecutan en un Chromium actual, con el ancho de un teléfono y de un escritorio, en claro y en oscuro. No se ejecutan en Firefox, Safari ni Edge; si a estos les falta un estándar que usa Docket, la compilación lo suple cuando puede.',
        'En navegadores más antiguos las páginas se leen, pero las herramientas no arrancan. Si una de las versiones anteriores no funciona, avise al operador de su instalación.',
      ],
    },
    {
      heading: 'Dispositivos',
      cards: [
        {
          title: 'Teléfonos',
          text: 'A partir de 320 píxeles de ancho, nada se sale de la página. Con el dedo, los botones miden al menos 44 píxeles de ancho y de alto.',
        },
        {
          title: 'Tabletas y pantallas táctiles',
          text: 'Todo lo que se puede arrastrar tiene también botones que hacen lo mismo.',
        },
        {
          title: 'Ordenadores',
          text: 'Archivos, documento y herramientas uno al lado del otro, con atajos para cada parte.',
        },
      ],
    },
    {
      heading: 'Estándares',
      cards: [
        {
          title: 'WCAG 2.2, A y AA',
          text: 'axe comprueba cada pantalla según las reglas que puede juzgar un programa, en claro y en oscuro, con dos anchos. Un solo hallazgo hace fallar las pruebas. Las reglas que solo pueden juzgar las personas no las ha certificado nadie.',
          proof: shown,
        },
        {
          title: 'Solo con el teclado',
          text: 'Busque una herramienta, elija un archivo y páginas, iníciela y después descargue, cambie de nombre y comparta el resultado sin ratón. Una página nueva pone el foco en su título.',
          proof: shown,
        },
        {
          title: 'Firmar y censurar con el teclado',
          text: 'Escriba una firma y llévela a su sitio con las flechas; añada un recuadro y censure lo que queda debajo.',
          proof: shown,
        },
        {
          title: 'Sigue a su sistema',
          text: 'Claro u oscuro como su sistema o como usted elija, y sin animaciones si está activada la reducción de movimiento. El avance se anuncia a los lectores de pantalla.',
        },
      ],
    },
    {
      heading: 'Atajos de teclado',
      text: 'Pulse ? en la página de inicio o en el área de trabajo para verlos todos. Mod es Ctrl, o Cmd en un Mac.',
      columns: ['Teclas', 'Qué hacen'],
      rows: [
        ['/ o Mod+K', 'Buscar una herramienta, una página o un archivo reciente'],
        ['?', 'Mostrar los atajos de teclado'],
        ['F6', 'Ir a la parte siguiente: archivos, documento, herramientas'],
        ['Mod+Enter', 'Iniciar la herramienta abierta'],
        ['Mod+F', 'Buscar texto en el documento'],
        ['R', 'Girar a la derecha las páginas seleccionadas'],
        ['Delete', 'Eliminar las páginas seleccionadas'],
        ['Alt+ArrowRight', 'Mover las páginas seleccionadas a la derecha'],
        ['Mod+Z', 'Una versión atrás'],
        ['Escape', 'Cerrar lo que esté abierto o, si no, anular la selección de páginas'],
      ],
    },
  ],
};
