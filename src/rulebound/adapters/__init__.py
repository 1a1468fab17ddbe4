"""The games as other libraries want them: PettingZoo, Gymnasium, OpenSpiel.

Each module here needs its library, which ``pip install rulebound[pettingzoo]`` and the like bring.
"""
