/// The gallery of all pictures.
///
/// Their order alternates warm and cool, dark and light, which looks good in a grid.
package enum Gallery {
  /// All pictures, each once.
  package static let all: [Artwork] = [
    Landscapes.fogRidges, Skies.aurora, Compositions.discs, Landscapes.snowPeak,
    Deserts.slotCanyon, Ponds.koi, Voyages.balloons, Cities.lateShift,
    Plants.reeds, Abstracts.contours, Compositions.arches, Plants.oldPines,
    Deserts.desertRoad, Cities.bridge, Waters.lighthouse, Gardens.cactusGarden,
    Skies.comet, Abstracts.terrazzo, Abstracts.silk, Waters.swell,
    Deserts.dunes, Ponds.reef, Compositions.bauhaus, Skies.moonWater,
    Landscapes.lavender, Gardens.paperLeaves, Harbours.whiteVillage, Voyages.ringedPlanet,
    Plants.birches, Cities.rain, Fjords.fjord, Harbours.harbour,
  ]
}
