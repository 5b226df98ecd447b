import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PACKAGE = `${ROOT}sdk/src/index.ts`;
/** A program of a caller, which is nowhere on the disk. */
const CALLER = `${ROOT}test/sdk/caller.mts`;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  paths: { '@fairground/sdk': [PACKAGE] },
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
};

/** By the name of a constant: how it is made, and the type that an editor shows. */
const HOVERS: Readonly<Record<string, readonly [made: string, type: string]>> = {
  event: ['await fairground.events.read(1)', 'Event'],
  madeEvent: [
    "await fairground.events.create({ title: 'Walk', start_date: '2031-09-01', end_date: '2031-09-01' })",
    'Event',
  ],
  events: ['await fairground.events.list()', 'EventList'],
  listedEvents: ['events.events', 'Event[]'],
  someEvents: ['fairground.events.list()', 'PageList<EventList, Event, unknown>'],
  eventVenue: ['event.venue', 'Venue | Venue[]'],
  eventOrganizers: ['event.organizer', 'Organizer[]'],
  eventTags: ['event.tags', 'Term[]'],
  eventImage: ['event.image', 'false | Image'],
  venue: ['await fairground.venues.read(1)', 'Venue'],
  organizer: ['await fairground.organizers.read(1)', 'Organizer'],
  category: ['await fairground.categories.read(1)', 'Category'],
  categories: ['await fairground.categories.list()', 'CategoryList'],
  tag: ['await fairground.tags.read(1)', 'Tag'],
  image: ['await fairground.images.read(1)', 'Image'],
  layer: ['await fairground.services.byName("Towns").layer(0).describe()', 'LayerDescription'],
  layerFields: ['layer.fields', 'Field[]'],
  service: ['await fairground.services.byName("Towns").describe()', 'ServiceDescription'],
  features: ['await fairground.services.byName("Towns").layer(0).query()', 'FeatureSet'],
  listedFeatures: ['features.features', 'Feature[]'],
  job: ['await (await fairground.services.byName("Towns").layer(0).append([])).wait()', 'JobStatus'],
  item: ['await fairground.items.read("1")', 'Item'],
  user: ['await fairground.whoAmI()', 'PortalUser'],
};

const TEXT = [
  "import type { Fairground } from '@fairground/sdk';",
  'declare const fairground: Fairground;',
  ...Object.entries(HOVERS).map(([name, [made]]) => `export const ${name} = ${made};`),
].join('\n');

/** Types of the package whose calls are shown. */
const CALLED = [
  ...['Fairground', 'Events', 'Venues', 'Organizers', 'Categories', 'Tags', 'Images', 'CalendarImport'],
  ...['Services', 'Service', 'Layer', 'Items', 'Folders', 'AppendJob', 'PublishJob', 'JobReport'],
];

describe('hovers of the SDK in editors', function () {
  this.timeout(120_000);

  let service: ts.LanguageService;

  before(() => {
    const read = (path: string): string | undefined => {
      if (path === CALLER) return TEXT;
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    };
    service = ts.createLanguageService({
      getCompilationSettings: () => OPTIONS,
      getScriptFileNames: () => [CALLER],
      getScriptVersion: () => '1',
      getScriptSnapshot: (path) => {
        const text = read(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => ROOT,
      getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
      fileExists: (path) => path === CALLER || ts.sys.fileExists(path),
      readFile: read,
      directoryExists: (path) => ts.sys.directoryExists(path),
      getDirectories: (path) => ts.sys.getDirectories(path),
      realpath: (path) => (path === CALLER ? path : (ts.sys.realpath?.(path) ?? path)),
    });
  });
  after(() => service.dispose());

  function textOfHover(name: string): string {
    const info = service.getQuickInfoAtPosition(CALLER, TEXT.indexOf(`const ${name} =`) + 'const '.length);
    return ts.displayPartsToString(info?.displayParts);
  }

  it('compiles the program whose hovers are checked', () => {
    const found = service.getSemanticDiagnostics(CALLER);
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).to.deep.equal(
      [],
    );
  });

  for (const [name, [made, type]] of Object.entries(HOVERS)) {
    it(`names ${type}: ${made}`, () => {
      expect(textOfHover(name)).to.equal(`const ${name}: ${type}`);
    });
  }

  for (const name of CALLED) {
    it(`names parameters and results of calls of ${name}, without their members`, () => {
      const program = service.getProgram();
      const checker = program?.getTypeChecker();
      const source = program?.getSourceFile(PACKAGE);
      const module = source && checker?.getSymbolAtLocation(source);
      const listed = module && checker?.getExportsOfModule(module).find((one) => one.name === name);
      if (checker === undefined || listed === undefined) throw new Error(`${name} is not exported`);
      const isAlias = (listed.flags & ts.SymbolFlags.Alias) !== 0;
      const type = checker.getDeclaredTypeOfSymbol(isAlias ? checker.getAliasedSymbol(listed) : listed);
      const members = checker.getPropertiesOfType(type).filter(isPublic);
      const shown = members.flatMap((member) =>
        checker
          .getTypeOfSymbol(member)
          .getCallSignatures()
          .map((signature) => {
            const text = checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation);
            return `${member.name}${text}`;
          }),
      );
      expect(shown).not.to.deep.equal([]);
      expect(shown.filter((text) => text.includes('{'))).to.deep.equal([]);
    });
  }
});

function isPublic({ valueDeclaration }: ts.Symbol): boolean {
  if (valueDeclaration === undefined || !ts.isClassElement(valueDeclaration)) return false;
  const isHidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  const name = valueDeclaration.name;
  if (name !== undefined && ts.isPrivateIdentifier(name)) return false;
  return (ts.getCombinedModifierFlags(valueDeclaration) & isHidden) === 0;
}
